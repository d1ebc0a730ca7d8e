import { readCookie, writeCookie } from '../../lib/cookies.ts';

/** What a guest has said to being counted; null: nothing yet. */
export type Choice = 'accepted' | 'refused';

const KEPT = '180d';

const nameOf = (propertyCode: string) => `portico-analytics-${propertyCode.toLowerCase()}`;

/** Of one hotel: another on the same server is another choice. */
export function readChoice(propertyCode: string): Choice | null {
  const kept = readCookie(nameOf(propertyCode));
  return kept === 'accepted' || kept === 'refused' ? kept : null;
}

export function keepChoice(propertyCode: string, choice: Choice): void {
  writeCookie(nameOf(propertyCode), choice, KEPT);
}
