import { readCookie, writeCookie } from '../../lib/cookies.ts';

/** The guest's answer to analytics; null: none yet. */
export type Choice = 'accepted' | 'refused';

const KEPT = '180d';

const nameOf = (consentKey: string) => `portico-analytics-${consentKey}`;

/**
 * Per hotel: another one on the same server has its own choice. A browser with Global Privacy Control has refused for
 * its guest, who may still accept.
 */
export function readChoice(consentKey: string): Choice | null {
  const stored = readCookie(nameOf(consentKey));
  if (stored === 'accepted' || stored === 'refused') return stored;
  const hasOptedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasOptedOut ? 'refused' : null;
}

export function keepChoice(consentKey: string, choice: Choice): void {
  writeCookie(nameOf(consentKey), choice, KEPT);
}
