import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment-port.ts';
import { lockAttempt } from './payment-ledger.store.ts';
import type { Attempt } from './attempt.ts';

/**
 * Locks what an attempt pays for by `lockSubject`, then the attempt, and answers both as they stand since. Throws when
 * one of them is not there. Rule: docs/locking.md, "The order".
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
