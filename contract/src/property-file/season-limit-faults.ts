import { dateOfDay } from '@portico/domain/calendar/local-date';
import { fileFault, type FileFault } from './file-fault.ts';
import { daysOf } from './file-days.ts';
import type { PropertyFile, RatePlanPart } from './property-file.ts';

const pairs = [
  ['minStay', 'maxStay'],
  ['minAdvance', 'maxAdvance'],
] as const;

/**
 * Limits of several seasons that meet on one night and contradict each other there: later entries win field by field, and
 * what they leave has to stand in one season of an export. One fault a plan and pair. For a file without other faults.
 */
export function seasonLimitFaults({ ratePlans, roomTypes }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) =>
    pairs.flatMap((pair) => {
      const [least, most] = pair;
      const found = roomTypes.flatMap(({ id }) => firstReversed(plan, id, pair) ?? [])[0];
      if (found === undefined) return [];
      const { day, at, minimum, maximum } = found;
      const expected = `${minimum} or more on ${dateOfDay(day)}, where ${least} of another season says so`;
      return [fileFault(`ratePlans[${index}].seasons[${at}].${most}`, expected, maximum)];
    }),
  );
}

type Pair = (typeof pairs)[number];

interface Limits {
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Which season said the maximum. */
  readonly at: number;
  readonly isPriced: boolean;
}

/** The first night of a room type on which what the seasons leave is a least above a most. */
function firstReversed({ seasons }: RatePlanPart, roomTypeId: number, [least, most]: Pair) {
  const isSet = (limit: Pair[number]) => seasons.some((season) => typeof season[limit] === 'number');
  if (!isSet(least) || !isSet(most)) return undefined;
  const byDay = new Map<number, Limits>();
  for (const [at, season] of seasons.entries()) {
    if (!(season.roomTypes?.some((id) => id === roomTypeId) ?? true)) continue;
    for (const day of daysOf(season)) {
      const before = byDay.get(day) ?? { minimum: null, maximum: null, at, isPriced: false };
      byDay.set(day, {
        minimum: season[least] === undefined ? before.minimum : season[least],
        maximum: season[most] === undefined ? before.maximum : season[most],
        at: season[most] === undefined ? before.at : at,
        isPriced: before.isPriced || season.price?.base !== undefined,
      });
    }
  }
  for (const [day, { minimum, maximum, at, isPriced }] of byDay) {
    // A night without a price is no night of the plan.
    if (isPriced && minimum !== null && maximum !== null && minimum > maximum)
      return { day, at, minimum, maximum };
  }
  return undefined;
}
