import { parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { counted } from '../../texts/counted.ts';
import { shortDateText } from '../../texts/date-texts.ts';
import type { NightCells } from '../night-cell.ts';
import { of } from './refusal-words.ts';

export interface Cells {
  readonly cells: readonly NightCells[];
}

/** What somebody has changed of nights; those of the first difference. */
export interface NightsChange {
  readonly by: string;
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

const changeText = ({ by, what, was, now }: NightsChange) =>
  `${by === 'command' ? 'A command' : by} has changed these nights meanwhile: ${what}: ${was} → ${now}.`;

/** Nights of a room type on which more is taken than would be for sale. */
export interface ShortRooms {
  readonly name: string;
  readonly days: readonly ShortDay[];
}

export interface ShortDay {
  readonly date: LocalDate;
  readonly taken: number;
  readonly allotment: number;
}

const shortText = (name: string, { date, taken, allotment }: ShortDay) =>
  `${name}, ${shortDateText(date)}: ${taken} sold or held, so ${allotment} cannot be for sale.`;

/** “Double, Fri 5 Mar 2027 and 3 more nights”. */
function nightsText(cells: readonly NightCells[]): string {
  const [first] = cells;
  const date = parseLocalDate(first?.dates[0] ?? '');
  const more = new Set(cells.flatMap(({ dates }) => dates)).size - 1;
  const night = `${first?.roomType}, ${date === undefined ? '' : shortDateText(date)}`;
  return more > 0 ? `${night} and ${counted(more, 'more night')}` : night;
}

/** Refusals of the desk's calls and of the commands: HTTP status and words for staff. */
/** Of prices, rules and rooms for sale. */
export const ratesRefusals = {
  'desk.rates-busy': of(
    409,
    () => 'Prices are being changed by an import or by somebody else just now. Try again in a moment.',
  ),
  'desk.rates-changed': of(
    409,
    ({ last }: { readonly last: NightsChange | null }) =>
      `${last === null ? 'These nights were changed meanwhile.' : changeText(last)} Nothing was saved. Look at them again, then save.`,
  ),
  'desk.rates-nights': of(
    422,
    ({ today, last }: { readonly today: string; readonly last: string }) =>
      `Nights are set from ${today} to ${last}, first before last.`,
  ),
  'desk.rates-unknown': of(404, () => 'This hotel has no such room or rate any more. Load the page again.'),
  'desk.rates-unpriced': of(422, ({ cells }: Cells) => `${nightsText(cells)}: no price yet. Set one.`),
  'desk.rates-reversed': of(
    422,
    ({ cells }: Cells) => `${nightsText(cells)}: the least nights or days would be more than the most.`,
  ),
  'desk.rates-negative': of(
    422,
    ({ cells }: Cells) => `${nightsText(cells)}: the price would be less than its supplements.`,
  ),
  'desk.rates-too-high': of(
    422,
    () => 'At these prices the longest stay of a full booking would come to more than a booking can carry.',
  ),
  'desk.rooms-below-taken': of(409, ({ short }: Cells & { readonly short: readonly ShortRooms[] }) =>
    short
      .flatMap(({ name, days }) => days.map((day) => shortText(name, day)))
      .slice(0, 3)
      .join(' '),
  ),
  'desk.season-unknown': of(404, () => 'That season was removed already.'),
  'desk.seasons-full': of(
    409,
    ({ most }: { readonly most: number }) => `There are ${most} seasons. Remove one that is over first.`,
  ),
  'desk.undo-unknown': of(404, () => 'There is nothing of that kind to undo.'),
  'desk.undo-late': of(409, () => 'It was saved more than ten minutes ago: change it back by hand.'),
  'desk.undo-done': of(409, () => 'It was undone already.'),
} as const;
