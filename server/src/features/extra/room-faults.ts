import { issueText, type IssueCode } from '@portico/contract/texts/issue-texts';
import type { ServicesQuery } from '@portico/contract/calls/services';
import { isOpenPlan, type PlanKeys } from '@portico/domain/availability/open-rate-plan';
import { arrivalInWindow, bookableWindow } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isTooLong, type Stay } from '@portico/domain/calendar/stay';
import type { Hotel } from '../../core/hotel/hotel.ts';

/**
 * What is wrong with the room that is asked about, by field of the query; empty when nothing is. A plan that is not open
 * to who has these keys is as one that does not exist. `today` is the property's.
 */
export function roomFaults(
  hotel: Hotel,
  query: ServicesQuery,
  keys: PlanKeys,
  today: LocalDate,
): Record<string, string[]> {
  const stay = { arrival: query.dateOfArrival, departure: query.dateOfDeparture };
  const ofStay = stayFaults(stay, today, hotel.definition.settings.maxNightsOnStay);
  const faults: Record<string, string[]> = {};
  const roomTypeId = query.roomTypeId;
  if (!hotel.roomTypes.has(roomTypeId)) faults['roomTypeId'] = ['Expected a room type of the hotel'];
  const ratePlan = hotel.ratePlans.get(query.ratePlanId)?.rules;
  const isStay = Object.keys(ofStay).length === 0;
  // A promotion applies to stays; to one that cannot be it does not.
  const usable = isStay ? keys : { ...keys, promotion: null };
  if (
    ratePlan === undefined ||
    !isOpenPlan(ratePlan, usable, { ratePlanId: ratePlan.id, roomTypeId, stay, today })
  )
    faults['ratePlanId'] = ['Expected a rate plan of the hotel'];
  return { ...faults, ...ofStay };
}

function stayFaults(stay: Stay, today: LocalDate, mostNights: number): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const arrival = arrivalInWindow(stay.arrival, today);
  if (!arrival.ok) faults['dateOfArrival'] = [issueText(arrival.refusal.code, {})];
  const code = departureFault(stay, today, mostNights);
  if (code !== undefined) faults['dateOfDeparture'] = [issueText(code, { mostNights })];
  return faults;
}

function departureFault(stay: Stay, today: LocalDate, mostNights: number): IssueCode | undefined {
  const { arrival, departure } = stay;
  if (departure <= arrival) return 'stay.reversed';
  if (departure > bookableWindow(today).last) return 'stay.too-far';
  return isTooLong(stay, mostNights) ? 'stay.too-long' : undefined;
}
