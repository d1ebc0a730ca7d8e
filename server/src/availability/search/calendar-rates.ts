import { hasPlanCode } from '@portico/domain/availability/open-rate-plan';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../../hotel/hotel.ts';
import type { RateColumns } from '../snapshot/rate-columns.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { staysFrom, type PlanStays } from './stays-from.ts';
import type { InSlices } from './time-slices.ts';

/** The plans of a calendar: the code's own, which may be unlisted, or else the public ones. */
export function calendarPlans(hotel: Hotel, ratePlanCode: string | null): RatePlan[] {
  const plans = [...hotel.ratePlans.values()].map(({ rules }) => rules);
  const ofCode = plans.filter((plan) => hasPlanCode(plan, ratePlanCode));
  return ofCode.length > 0 ? ofCode : plans.filter(({ isPublic }) => isPublic);
}

/** A plan in a room type, by calendar day. */
export interface CalendarRate extends PlanStays {
  readonly columns: RateColumns;
}

/** The rates behind a calendar that were ever sold; day 0 is at index `first` of the horizon. */
export interface Calendar {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  readonly first: number;
  readonly types: readonly { readonly roomTypeId: RoomTypeId; readonly rates: CalendarRate[] }[];
  /** In types that fit the default occupancy. */
  readonly plans: readonly { readonly plan: RatePlan; readonly rates: CalendarRate[] }[];
  readonly count: number;
}

export interface CalendarOf {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  /** The property's date. */
  readonly today: LocalDate;
  /** The plans of the calendar. */
  readonly plans: readonly RatePlan[];
  /** Null or absent: all room types. */
  readonly roomTypeId?: RoomTypeId | null;
}

/** From index `first` in the horizon, for `days` or to the end of the bookable window. */
export function* openCalendar(
  { hotel, snapshot, today, plans: requested, roomTypeId = null }: CalendarOf,
  first: number,
  days?: number,
): InSlices<Calendar> {
  const { propertyLimits } = hotel;
  const guests = hotel.definition.settings.defaultOccupancy;
  const shown = [...hotel.roomTypes.values()].filter(
    ({ rules }) => roomTypeId === null || rules.id === roomTypeId,
  );
  const types = shown.map(({ rules }) => ({
    rules,
    roomTypeId: rules.id,
    rates: new Array<CalendarRate>(),
  }));
  const plans = requested.map((plan) => ({ plan, rates: new Array<CalendarRate>() }));
  let count = 0;
  for (const { plan, rates } of plans) {
    for (const type of types) {
      const columns = snapshot.rates(plan.id, type.roomTypeId);
      if (columns === undefined) continue;
      const ids = { ratePlanId: plan.id, roomTypeId: type.roomTypeId };
      const rate = { columns, ...staysFrom({ hotel, snapshot, today }, ids, first, days) };
      type.rates.push(rate);
      if (ratePlanFits({ roomType: type.rules, ratePlan: plan, guests, propertyLimits })) rates.push(rate);
      count += 1;
      yield rate.nights.length;
    }
  }
  return { hotel, snapshot, first, types, plans, count };
}
