import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment/payment-port.ts';
import { addWithin } from './rate-limit.store.ts';
import { windowAt } from './window-at.ts';

const KIND = 'card-lookups';
const WINDOW_S = 2;

/**
 * Whether a provider may be asked now about a card that an account is to keep, however many pages of its guest ask: once in
 * two seconds, as about a payment. Rule: docs/accounts.md, "Cards".
 */
export async function mayLookUpCard(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
  now: Date,
): Promise<boolean> {
  // An id of ours, by which nobody is known.
  const counted = { propertyId, kind: KIND, subject: attemptId, ...windowAt(now, WINDOW_S) };
  return (await addWithin(db, counted, { count: 1, most: 1 })) !== undefined;
}
