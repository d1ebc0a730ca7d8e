import { readCookie, writeCookie } from '../../lib/cookies.ts';

/** What a guest has said to being counted; null: nothing yet. */
export type Choice = 'accepted' | 'refused';

const KEPT = '180d';

const nameOf = (consentKey: string) => `portico-analytics-${consentKey}`;

/**
 * Of one hotel: another on the same server is another choice. A browser that asks every site not to share or sell (Global
 * Privacy Control) has refused for its guest, who may still accept.
 */
export function readChoice(consentKey: string): Choice | null {
  const kept = readCookie(nameOf(consentKey));
  if (kept === 'accepted' || kept === 'refused') return kept;
  const hasAsked = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasAsked ? 'refused' : null;
}

export function keepChoice(consentKey: string, choice: Choice): void {
  writeCookie(nameOf(consentKey), choice, KEPT);
}
