import { shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { parseLocalDate } from '@portico/domain/calendar/local-date';
import type { Line } from './sum-lines.ts';
import type { ChangedLine } from './change-facts.store.ts';

/** Kept as they are written, and never shown: who may see them has them elsewhere in full. */
const UNSHOWN = ['booker’s address'];
const ISO_DATE = /\d{4}-\d\d-\d\d/g;
const COUNTS = /^(\d+)-(\d+)-(\d+)$/;
/** By which the history tells two of one name apart. */
const ID = / \(\d+\)$/;

/** Old → new, a line each, as guests and hotels read them: “Room 1, guests: 1 adult → 2 adults”. */
export function changedLines(what: readonly ChangedLine[]): Line[] {
  return what.map(({ what: name, was, now }) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    sum: sumOf(name, was, now),
  }));
}

function sumOf(name: string, was: string, now: string): string {
  if (UNSHOWN.includes(name)) return 'changed';
  // It was not before, and it will not be again.
  return name.endsWith(', cancelled') ? now : `${shown(was)} → ${shown(now)}`;
}

function shown(text: string): string {
  if (text === '') return 'none';
  const [, adults, children, infants] = COUNTS.exec(text)?.map(Number) ?? [];
  if (adults !== undefined && children !== undefined && infants !== undefined)
    return guestsText({ adults, children, infants });
  return text.replace(ID, '').replaceAll(ISO_DATE, (found) => {
    const date = parseLocalDate(found);
    return date === undefined ? found : shortDateText(date);
  });
}
