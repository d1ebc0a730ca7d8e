import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { addDays } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { ok } from '@portico/domain/result';
import { undated } from '../../availability/nights/night-rate-of.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { nightAnswer } from './night-answer.ts';
import { readPricedPlans, readRatesWindow, readRoomsWindow, type PlanInType } from './rates-window.store.ts';

/** Rooms, prices and rules of some nights. Rule: docs/desk.md, "Rates". */
export async function readRates(
  { hotel, database: { kysely }, clock }: Run,
  { from, nights }: DeskTaken<'Rates/Read'>,
): Promise<Outcome<'Rates/Read'>> {
  const { propertyId, definition } = hotel;
  const window = { from, to: addDays(from, nights - 1) };
  const [priced, rates, rooms] = await Promise.all([
    readPricedPlans(kysely, propertyId, dateAt(hotel, clock.now())),
    readRatesWindow(kysely, propertyId, window),
    readRoomsWindow(kysely, propertyId, window),
  ]);
  const dates = stayDates({ arrival: from, departure: addDays(from, nights) });
  const rateOn = new Map(rates.map(({ night, ...pair }) => [keyOf(pair, night.date), night]));
  const roomsOn = new Map(rooms.map((night) => [`${night.roomTypeId} ${night.date}`, night]));
  const pairs = new Set(priced.map((pair) => keyOf(pair)));
  const planned = new Set(priced.map(({ ratePlanId }) => ratePlanId));
  return ok({
    from,
    isVatExclusive: hotel.vat.isExclusive,
    roomTypes: definition.roomTypes.map(({ id: roomTypeId, name: roomType }) => ({
      id: roomTypeId,
      name: roomType,
      nights: dates.map((date) => {
        const night = roomsOn.get(`${roomTypeId} ${date}`);
        if (night === undefined) return null;
        return { rooms: night.rooms, taken: night.sold + night.held, closed: night.closed };
      }),
      rates: definition.ratePlans
        // A plan without any price yet is offered in every room type, so that it can get its first.
        .filter(({ id }) => pairs.has(keyOf({ ratePlanId: id, roomTypeId })) || !planned.has(id))
        .map(({ id: ratePlanId, name, baseNumberOfAdults }) => ({
          ratePlanId,
          name,
          adults: baseNumberOfAdults || 1,
          nights: dates.map((date) => {
            const night = rateOn.get(keyOf({ ratePlanId, roomTypeId }, date));
            return night === undefined ? null : nightAnswer(undated(night), baseNumberOfAdults);
          }),
        })),
    })),
  });
}

const keyOf = ({ ratePlanId, roomTypeId }: PlanInType, date = '') => `${ratePlanId} ${roomTypeId} ${date}`;
