import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { addWithin } from './rate-limit.store.ts';
import { windowAt } from './window-at.ts';

const KIND = 'card-lookups';
const WINDOW_S = 2;

/**
 * Whether a provider may be asked now about a card that an account is to keep, or about a change that its guest has called
 * off, however many pages of the guest ask: once in two seconds, as about a payment. `subject`: an id of ours, by which
 * nobody is known. Rule: docs/accounts.md, "Cards", and docs/payments.md, "Paying a change".
 */
export async function mayLookUp(
  db: Kysely<Schema>,
  { propertyId, subject }: { readonly propertyId: PropertyId; readonly subject: string },
  now: Date,
): Promise<boolean> {
  const counted = { propertyId, kind: KIND, subject, ...windowAt(now, WINDOW_S) };
  return (await addWithin(db, counted, { count: 1, most: 1 })) !== undefined;
}
