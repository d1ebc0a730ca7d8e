import type { Hotel } from '../../hotel/hotel.ts';

const numbers = new WeakMap<Hotel, number>();
let last = 0;

/** A number of the hotel as it was read: another one once its file is read again, for the same hotel too. */
export function readingOf(hotel: Hotel): number {
  const known = numbers.get(hotel);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(hotel, last);
  return last;
}
