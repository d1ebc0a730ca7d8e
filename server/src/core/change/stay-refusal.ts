import { issueText } from '@portico/contract/texts/issue-texts';
import { arrivalInWindow, bookableWindow } from '@portico/domain/calendar/bookable-window';
import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import { isSameStay, isTooLong, stayOf } from '@portico/domain/calendar/stay';
import { totalGuests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../hotel/hotel.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import type { RoomFacts } from './room-facts.ts';

/** What stands against the dates and the number of guests of a room before its price is asked; of dates that stay nothing is. */
export function stayRefusal(
  hotel: Hotel,
  { booked, wanted, clock, index }: RoomFacts,
): ChangeRefusal | undefined {
  const { stay } = wanted;
  const { settings, property } = hotel.definition;
  const fault = (field: string, message: string): ChangeRefusal => ({
    code: 'request.invalid',
    faults: [{ field: `ReservationItems[${index}].${field}`, message }],
  });
  if (totalGuests(wanted.guests) === 0)
    return fault('NumberOfAdults', issueText('search.nobody-in-room', { unit: property.unitName }));
  if (!stayOf(stay.arrival, stay.departure).ok) return fault('DateOfDeparture', issueText('stay.reversed'));
  if (booked?.stay.arrival !== stay.arrival) {
    const arrival = arrivalInWindow(stay.arrival, clock.date);
    if (!arrival.ok) return arrival.refusal;
    const rule = settings.sameDayBookingRestriction;
    if (rule !== undefined && isSameDayRestricted(rule, stay.arrival, clock))
      return { code: 'same-day.closed', message: rule.message };
  }
  if (booked?.stay.departure !== stay.departure && stay.departure > bookableWindow(clock.date).last)
    return { code: 'stay.too-far' };
  const mostNights = settings.maxNightsOnStay;
  const isSame = booked !== null && isSameStay(booked.stay, stay);
  return !isSame && isTooLong(stay, mostNights)
    ? fault('DateOfDeparture', issueText('stay.too-long', { mostNights }))
    : undefined;
}
