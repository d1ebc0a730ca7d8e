import { readSession, writeSession } from '../../lib/session.ts';

/** The result for an account to create along with a booking. */
export interface AccountNews {
  readonly isMade: boolean;
  readonly text: string;
}

const keyOf = (confirmationToken: string) => `portico.account-made.${confirmationToken}`;

/** For the confirmation of that booking, possibly in another document. */
export function keepAccountNews(confirmationToken: string, news: AccountNews): void {
  writeSession(keyOf(confirmationToken), news);
}

/** Null: none was requested in this tab. */
export function readAccountNews(confirmationToken: string): AccountNews | null {
  const stored = readSession(keyOf(confirmationToken));
  if (typeof stored !== 'object' || stored === null) return null;
  const { isMade, text } = { isMade: false, text: '', ...stored };
  return { isMade: isMade === true, text: String(text) };
}
