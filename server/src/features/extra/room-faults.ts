import { issueText, type IssueCode } from '@portico/contract/texts/issue-texts';
import type { ServicesQuery } from '@portico/contract/calls/services';
import { arrivalInWindow, bookableWindow } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isTooLong, type Stay } from '@portico/domain/calendar/stay';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Hotel } from '../../core/hotel.ts';

/** What is wrong with the room that is asked about, by field of the query; empty when nothing is. `today` is the property's. */
export function roomFaults(hotel: Hotel, query: ServicesQuery, today: LocalDate): Record<string, string[]> {
  const { roomTypeId, ratePlanId, dateOfArrival, dateOfDeparture } = query;
  const faults: Record<string, string[]> = {};
  if (!hotel.roomTypes.has(roomTypeId as RoomTypeId))
    faults['roomTypeId'] = ['Expected a room type of the hotel'];
  if (!hotel.ratePlans.has(ratePlanId as RatePlanId))
    faults['ratePlanId'] = ['Expected a rate plan of the hotel'];
  const arrival = arrivalInWindow(dateOfArrival, today);
  if (!arrival.ok) faults['dateOfArrival'] = [issueText(arrival.refusal.code, {})];
  const mostNights = hotel.definition.settings.maxNightsOnStay;
  const code = departureFault({ arrival: dateOfArrival, departure: dateOfDeparture }, today, mostNights);
  if (code !== undefined) faults['dateOfDeparture'] = [issueText(code, { mostNights })];
  return faults;
}

function departureFault(stay: Stay, today: LocalDate, mostNights: number): IssueCode | undefined {
  const { arrival, departure } = stay;
  if (departure <= arrival) return 'stay.reversed';
  if (departure > bookableWindow(today).last) return 'stay.too-far';
  return isTooLong(stay, mostNights) ? 'stay.too-long' : undefined;
}
