import { daysBetween, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/property-clock.ts';
import { isOn } from './dates.ts';
import { QUARTER_MINUTES, quartersFrom } from './quarter.ts';
import type { Restaurant, Sitting } from './restaurant.ts';

/** A time at which tables are available. */
export interface TableTime {
  readonly quarter: number;
  readonly turnQuarters: number;
  /** When the table must be left; null: open end. */
  readonly leaveQuarter: number | null;
  /** Available with it, in the order of the file. */
  readonly promotionIds: readonly number[];
}

type Timed = Pick<Restaurant, 'sittings' | 'promotions' | 'closedDates'>;

function sittingsOn({ sittings, closedDates }: Omit<Timed, 'promotions'>, date: LocalDate): Sitting[] {
  return closedDates.has(date) ? [] : sittings.filter((sitting) => isOn(sitting, date));
}

/** Every time of a date, in order, whether or not a table is left. Rule: docs/tables.md, "Times". */
export function tableTimes(restaurant: Timed, date: LocalDate): TableTime[] {
  const promotions = restaurant.promotions.filter((promotion) => isOn(promotion, date));
  return sittingsOn(restaurant, date)
    .flatMap((sitting) =>
      quartersOfSitting(sitting).map((quarter) => ({
        quarter,
        turnQuarters: sitting.turnQuarters,
        leaveQuarter: sitting.hasLeaveTime ? quarter + sitting.turnQuarters : null,
        promotionIds: promotions
          .filter(({ firstQuarter, lastQuarter }) => quarter >= firstQuarter && quarter <= lastQuarter)
          .map(({ id }) => id),
      })),
    )
    .sort((a, b) => a.quarter - b.quarter);
}

function quartersOfSitting({ firstQuarter, lastQuarter, everyQuarters }: Sitting): number[] {
  const count = Math.floor((lastQuarter - firstQuarter) / everyQuarters) + 1;
  return Array.from({ length: count }, (_, index) => firstQuarter + index * everyQuarters);
}

/** The covers of each bookable quarter of a date. Rule: docs/tables.md, "Covers". */
export function quarterCovers(
  restaurant: Omit<Timed, 'promotions'>,
  date: LocalDate,
): { readonly quarter: number; readonly covers: number }[] {
  return sittingsOn(restaurant, date).flatMap(({ firstQuarter, lastQuarter, turnQuarters, covers }) =>
    quartersFrom(firstQuarter, lastQuarter + turnQuarters - firstQuarter).map((quarter) => ({
      quarter,
      covers,
    })),
  );
}

/** The quarters that a table is taken for. */
export function quartersTaken({
  quarter,
  turnQuarters,
}: Pick<TableTime, 'quarter' | 'turnQuarters'>): number[] {
  return quartersFrom(quarter, turnQuarters);
}

/** Whether the time can still be booked online. Rule: docs/tables.md, "Times". */
export function isInTime(
  { closesMinutesBefore }: Pick<Restaurant, 'closesMinutesBefore'>,
  date: LocalDate,
  { quarter }: Pick<TableTime, 'quarter'>,
  now: LocalTime,
): boolean {
  const minutesAhead =
    daysBetween(now.date, date) * 24 * 60 + quarter * QUARTER_MINUTES - (now.hour * 60 + now.minute);
  return minutesAhead >= closesMinutesBefore && minutesAhead > 0;
}

/** Whether that many seats are left over the whole turn; `left`: of a quarter. Rule: docs/tables.md, "Covers". */
export function hasTable(time: TableTime, party: number, remaining: (quarter: number) => number): boolean {
  return quartersTaken(time).every((quarter) => remaining(quarter) >= party);
}
