import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { basePrice } from '@portico/domain/pricing/base-price';
import type { Hotel } from '../../hotel/hotel.ts';
import { datesText } from '../../property-file/dates-text.ts';
import type { SavedNights, SavedRate } from '../../property-file/saved-nights.ts';
import type { ForSale } from '../../property-file/set-rooms.ts';
import type { Difference } from '../../staff/audit.store.ts';

/** What was changed, for the audit trail; nights with the same difference share a line. */
export function differences(hotel: Hotel, { rates, rooms }: SavedNights): Difference[] {
  const roomType = (id: SavedNights['rooms'][number]['roomTypeId']) => hotel.roomTypes.get(id)?.part.name;
  const ofRates = rates.map(({ ratePlanId, roomTypeId, was, now, dates }) => {
    const plan = hotel.ratePlans.get(ratePlanId);
    const adults = plan?.rules.baseNumberOfAdults ?? 1;
    return {
      what: `${roomType(roomTypeId)}, ${plan?.part.name}, ${datesText(dates)}`,
      was: rateText(was, adults, hotel.currency),
      now: rateText(now, adults, hotel.currency),
    };
  });
  const ofRooms = rooms.map(({ roomTypeId, was, now, dates }) => ({
    what: `${roomType(roomTypeId)}, ${datesText(dates)}`,
    was: roomsText(was),
    now: roomsText(now),
  }));
  return [...ofRates, ...ofRooms];
}

function roomsText(night: ForSale | null): string {
  if (night === null) return 'not for sale';
  return `${night.rooms} for sale${night.closed ? ', closed' : ''}`;
}

function rateText(night: SavedRate, adults: number, currency: CurrencyCode): string {
  if (night === null) return 'no price';
  const { open, minStay, maxStay, minStayThrough, maxStayThrough } = night;
  const { closedToArrival, closedToDeparture, minAdvance, maxAdvance } = night;
  return [
    moneyText(basePrice(night.components, adults), currency),
    ...(open ? [] : ['closed']),
    ...(minStay === null ? [] : [`from ${minStay} nights`]),
    ...(maxStay === null ? [] : [`to ${maxStay} nights`]),
    ...(minStayThrough === null ? [] : [`from ${minStayThrough} nights through`]),
    ...(maxStayThrough === null ? [] : [`to ${maxStayThrough} nights through`]),
    ...(closedToArrival ? ['no arrivals'] : []),
    ...(closedToDeparture ? ['no departures'] : []),
    ...(minAdvance === null ? [] : [`${minAdvance} days before or more`]),
    ...(maxAdvance === null ? [] : [`${maxAdvance} days before or fewer`]),
  ].join(', ');
}
