import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { readSession, writeSession } from '../../lib/session.ts';
import { keepTypedEmail, readTypedEmail } from '../../parts/account/typed-email.ts';

/** What is typed to make an account, but for the password, which stays in memory. */
export interface RegisterDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const keyOf = (propertyCode: string) => `portico.register.${propertyCode.toLowerCase()}`;

/** What was typed before in this tab. */
export function readRegisterDraft(propertyCode: string): RegisterDraft {
  const kept = readSession(keyOf(propertyCode));
  const values = new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}));
  const textOf = (field: string) => {
    const value: unknown = values.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: readTypedEmail(),
    phone: textOf('phone'),
  };
}

/** Null: the account is made. What could be a card number stays in memory. */
export function keepRegisterDraft(propertyCode: string, draft: RegisterDraft | null): void {
  if (draft === null) return writeSession(keyOf(propertyCode), null);
  const { firstName, lastName, phone, email } = draft;
  const fields = Object.entries({ firstName, lastName, phone });
  writeSession(keyOf(propertyCode), Object.fromEntries(fields.filter(([, text]) => !holdsCardNumber(text))));
  keepTypedEmail(email);
}
