import type { Weekday } from '@portico/domain/calendar/local-date';
import { QUARTER_MINUTES, quarterOf } from '@portico/domain/tables/quarter';
import type { Dates, Restaurant } from '@portico/domain/tables/restaurant';
import type { RestaurantPart } from './property-file.ts';

type DatesPart = Pick<RestaurantPart['promotions'][number], 'from' | 'to' | 'weekdays'>;

const weekdayOfName: Readonly<Record<NonNullable<DatesPart['weekdays']>[number], Weekday>> = {
  Mon: 1,
  Tue: 2,
  Wed: 3,
  Thu: 4,
  Fri: 5,
  Sat: 6,
  Sun: 7,
};

function toDates({ from, to, weekdays }: DatesPart): Dates {
  return {
    from: from ?? null,
    to: to ?? null,
    weekdays: weekdays?.map((name) => weekdayOfName[name]) ?? null,
  };
}

/** A restaurant in terms of `domain`. */
export function toRestaurant(part: RestaurantPart): Restaurant {
  return {
    id: part.id,
    sittings: part.sittings.map((sitting) => ({
      ...toDates(sitting),
      firstQuarter: quarterOf(sitting.firstTime),
      lastQuarter: quarterOf(sitting.lastTime),
      everyQuarters: sitting.everyMinutes / QUARTER_MINUTES,
      turnQuarters: sitting.turnMinutes / QUARTER_MINUTES,
      covers: sitting.covers,
      hasLeaveTime: sitting.leaveTime,
    })),
    promotions: part.promotions.map((promotion) => ({
      ...toDates(promotion),
      id: promotion.id,
      firstQuarter: promotion.firstTime === undefined ? 0 : quarterOf(promotion.firstTime),
      lastQuarter: promotion.lastTime === undefined ? Infinity : quarterOf(promotion.lastTime),
    })),
    closedDates: new Set(part.closedDates),
    partySizes: { minimum: part.minOnlinePartySize, maximum: part.maxOnlinePartySize },
    partySizesOnDates: part.partySizesOnDates.map(({ minimum, maximum, ...dates }) => ({
      ...toDates(dates),
      minimum,
      maximum,
    })),
    closesMinutesBefore: part.closesMinutesBefore,
    cancelUntil: part.cancelUntil ?? null,
  };
}
