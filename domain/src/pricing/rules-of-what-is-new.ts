import { stayDates } from '../calendar/stay.ts';
import { openNight, type NightRate, type StayNights } from './night-rate.ts';
import { noComponents } from './rate-components.ts';
import { isSameRoom, keptNights, type RoomAsBooked, type RoomToBe } from './room-to-be.ts';

const noPrice = { components: noComponents, original: noComponents };

interface RoomAndNights extends StayNights {
  readonly before: RoomAsBooked | null;
  readonly wanted: RoomToBe;
}

/**
 * The nights and the departure as `stayRate` takes them, of which nothing is asked any more that the room had as it was
 * booked. Rule: docs/pricing.md, "Changing a booking".
 */
export function rulesOfWhatIsNew({
  before,
  wanted,
  nights,
  departureNight,
}: RoomAndNights): [NightRate[], StayNights['departureNight']] {
  if (before === null || !isSameRoom(before, wanted)) return [[...nights], departureNight];
  const had = new Set(stayDates(before.stay));
  const kept = new Set(keptNights(before, wanted).map(({ date }) => date));
  const arrivalStays = before.stay.arrival === wanted.stay.arrival;
  const departureStays = before.stay.departure === wanted.stay.departure;
  const open = stayDates(wanted.stay).flatMap((date) => {
    // A night that keeps its price may have no row any more.
    const unpriced = kept.has(date) ? { ...openNight, ...noPrice, date } : undefined;
    const today = nights.find((night) => night.date === date) ?? unpriced;
    if (today === undefined) return [];
    return [had.has(date) ? { ...today, open: true } : today];
  });
  const [first, ...others] = open;
  if (first === undefined) return [[], undefined];
  const length = arrivalStays && departureStays ? { minStay: null, maxStay: null } : {};
  const arriving = arrivalStays ? { closedToArrival: false, minAdvance: null, maxAdvance: null } : {};
  return [[{ ...first, ...length, ...arriving }, ...others], departureStays ? undefined : departureNight];
}
