import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { endTokens } from './account-token.store.ts';
import { updatePassword } from './account.store.ts';
import type { Account } from './account.ts';
import { deleteSessions } from './session.store.ts';

/** Kind of its message in the outbox. */
export const PASSWORD_CHANGED_MAIL = 'account-password-changed';

/**
 * Stores a new password, in one transaction: ends every session, revokes reset links and notifies the guest by mail.
 */
export async function changePasswordOf(
  tx: Transaction<Schema>,
  account: Pick<Account, 'propertyId' | 'individualId'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { propertyId, individualId } = account;
  await updatePassword(tx, account, passwordHash, now);
  await endTokens(tx, propertyId, individualId, now);
  await deleteSessions(tx, propertyId, { individualId });
  await enqueue(tx, { propertyId, kind: PASSWORD_CHANGED_MAIL, payload: { individualId } }, now);
}
