import { readSession, writeSession } from '../../lib/session.ts';

const key = 'portico.account-email';

/** The address last typed in an account form, so that none of them asks for it twice. */
export function readTypedEmail(): string {
  const kept = readSession(key);
  return typeof kept === 'string' ? kept : '';
}

export function keepTypedEmail(email: string): void {
  writeSession(key, email === '' ? null : email);
}
