import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hiddenSubject } from './hidden-subject.ts';
import { addWithin } from './rate-limit.store.ts';
import { windowAt } from './window-at.ts';

const KIND = 'mails-per-company';
const WINDOW_S = 60 * 60;
/** None: the mails wait, the bookings do not. */
const UNBOUNDED = 2_000_000_000;

/**
 * When a company may be written to of a booking on its invoice, counted in the transaction that books: of each `most` mails
 * in an hour the next ones go out an hour later. `most`: 0 is off. Rule: docs/limits.md, "Mails".
 */
export async function companyMailDue(
  tx: Transaction<Schema>,
  { propertyId, accountId }: { readonly propertyId: PropertyId; readonly accountId: number },
  { most, secret, now }: { readonly most: number; readonly secret: string; readonly now: Date },
): Promise<Date> {
  if (most === 0) return now;
  const subject = hiddenSubject(secret, KIND, String(accountId));
  const counted = { propertyId, kind: KIND, subject, ...windowAt(now, WINDOW_S) };
  const number = (await addWithin(tx, counted, { count: 1, most: UNBOUNDED })) ?? 1;
  const hours = Math.floor((number - 1) / most);
  return new Date(now.getTime() + hours * WINDOW_S * 1_000);
}
