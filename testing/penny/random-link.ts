import { formatSearchLink } from '@portico/contract/search-link';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { TODAY } from '../portico/shifted-clock.ts';
import { between, type Random } from './random.ts';

export interface LinkBounds {
  /** Days from today to arrival; both ends included. */
  readonly arrival: readonly [number, number];
  readonly mostRooms: number;
  readonly promoCode: string | null;
}

/** A search in the form of an address, for 1 to 7 nights. Not every one is available. */
export function randomLink(
  random: Random,
  { arrival: [first, last], mostRooms, promoCode }: LinkBounds,
): string {
  const arrival = addDays(localDate(TODAY), between(random, first, last));
  return formatSearchLink({
    arrival,
    departure: addDays(arrival, between(random, 1, 7)),
    rooms: Array.from({ length: between(random, 1, mostRooms) }, () => ({
      adults: between(random, 1, 3),
      children: between(random, 0, 2),
      infants: between(random, 0, 1),
    })),
    ratePlanCode: null,
    promoCode,
    roomTypeId: null,
    ratePlanId: null,
    locationId: null,
  });
}
