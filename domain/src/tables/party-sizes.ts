import type { LocalDate } from '../calendar/local-date.ts';
import { isOn } from './dates.ts';
import type { PartySizes, Restaurant } from './restaurant.ts';

/** The party sizes of a date; of those given for dates the last one counts. Rule: docs/tables.md, "Party sizes". */
export function partySizesOn(
  { partySizes, partySizesOnDates }: Pick<Restaurant, 'partySizes' | 'partySizesOnDates'>,
  date: LocalDate,
): PartySizes {
  const { minimum, maximum } = partySizesOnDates.findLast((sizes) => isOn(sizes, date)) ?? partySizes;
  return { minimum, maximum };
}

/** From smallest to largest, for a list. */
export function partySizeList({ minimum, maximum }: PartySizes): number[] {
  return Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, index) => minimum + index);
}

/** The previously chosen size if in range, otherwise the first. Rule: docs/tables.md, "Party sizes". */
export function validPartySize(previous: number | null, sizes: PartySizes): number {
  return previous !== null && isPartySize(previous, sizes) ? previous : sizes.minimum;
}

export function isPartySize(party: number, { minimum, maximum }: PartySizes): boolean {
  return party >= minimum && party <= maximum;
}
