import { foldedText } from './folded-text.ts';
import type { PersonName } from './name.ts';

/**
 * Whether the typed text is the surname or full name of one of these people, ignoring case, accents, apostrophes and
 * hyphens. Rule: docs/booking.md, "Managing a booking".
 */
export function isNameOfOne(typed: string, people: readonly PersonName[]): boolean {
  const name = comparable(typed);
  const names = people.flatMap(({ firstName, lastName }) => [lastName, `${firstName} ${lastName}`]);
  return name !== '' && names.map((each) => comparable(each) === name).includes(true);
}

function comparable(name: string): string {
  return foldedText(name)
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
