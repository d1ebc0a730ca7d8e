import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment-port.ts';
import { lockAttempt } from './payment-ledger.store.ts';
import type { Attempt } from './attempt.ts';

/**
 * Locks the subject of an attempt with `lockSubject`, then the attempt. Returns both as read under the locks. Throws
 * when either is missing. Rule: docs/locking.md, "The order".
 */
export async function lockPayment<Subject>(
  tx: Transaction<Schema>,
  key: AttemptKey,
  lockSubject: () => Promise<Subject | undefined>,
): Promise<{ attempt: Attempt; subject: Subject }> {
  const subject = await lockSubject();
  const attempt = subject && (await lockAttempt(tx, key));
  if (subject === undefined || attempt === undefined) throw new Error('a payment attempt without its rows');
  return { attempt, subject };
}
