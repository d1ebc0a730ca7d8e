import { readCookie, writeCookie } from '../../lib/cookies.ts';

/** What a guest has said to being counted; null: nothing yet. */
export type Choice = 'accepted' | 'refused';

const KEPT = '180d';

const nameOf = (keptAs: string) => `portico-analytics-${keptAs}`;

/**
 * Of one hotel: another on the same server is another choice. A browser that asks every site not to share or sell (Global
 * Privacy Control) has refused for its guest, who may still accept.
 */
export function readChoice(keptAs: string): Choice | null {
  const kept = readCookie(nameOf(keptAs));
  if (kept === 'accepted' || kept === 'refused') return kept;
  const hasAsked = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasAsked ? 'refused' : null;
}

export function keepChoice(keptAs: string, choice: Choice): void {
  writeCookie(nameOf(keptAs), choice, KEPT);
}
