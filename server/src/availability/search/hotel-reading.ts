import type { Hotel } from '../../hotel/hotel.ts';

const numbers = new WeakMap<Hotel, number>();
let last = 0;

/** The number of a reading of the hotel. It changes whenever its file is read again. */
export function readingOf(hotel: Hotel): number {
  const known = numbers.get(hotel);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(hotel, last);
  return last;
}
