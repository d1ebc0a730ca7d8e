import { readSession, writeSession } from '../../lib/session.ts';

const key = 'portico.account-email';

/** The address last typed in an account form, so that none of them asks for it twice. */
export function readTypedEmail(): string {
  const stored = readSession(key);
  return typeof stored === 'string' ? stored : '';
}

export function keepTypedEmail(email: string): void {
  writeSession(key, email === '' ? null : email);
}
