import type { Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Schema } from '../../../platform/database/schema.types.ts';
import { announce } from '../../events/announce.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { paymentRefunded } from '../attempts/payment-events.ts';
import type { Providers } from '../providers.ts';
import { markAnswered, readRefund, type RefundKey } from './refund.store.ts';

const mailKinds = {
  refunded: ['guest-refund'],
  refused: ['hotel-refund-refused', 'guest-refund-refused'],
} as const;

export interface RefundDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Providers;
}

/**
 * Issues the refund that was ordered, once: the refund's id is the provider's idempotency key. One that the provider
 * refuses is not asked for again: hotel and guest are told. Throws while the provider says neither, so that the outbox
 * tries again. Rule: docs/payments.md, "Refunds".
 */
export async function issueRefund({ database, clock, providers }: RefundDeps, key: RefundKey): Promise<void> {
  const refund = await readRefund(database.kysely, key);
  if (refund === undefined) throw new Error('a refund without its row');
  if (refund.refundedAt !== null || refund.refusedAt !== null) return;
  const provider = providers.named(refund.provider);
  if (provider === undefined) throw new Error('its payment provider is not configured');
  const { propertyId, refundId } = key;
  const { paid, reservationId, reservationNumber, money } = refund;
  const answer = await provider.refund(paid, refundId, money);
  if (answer === 'unknown') throw new Error('the payment provider has not said whether it refunds');
  const note = async (tx: Transaction<Schema>) => {
    const now = clock.now();
    if (!(await markAnswered(tx, key, { answer, now }))) return;
    const payload = { reservationId, refundId };
    for (const kind of mailKinds[answer]) await enqueueMail(tx, { propertyId, kind, payload }, now);
    const attempt = { ...paid, subject: { kind: 'reservation', reservationId } } as const;
    const event = paymentRefunded(attempt, refund, { reservationNumber, invoiceNumber: null });
    if (answer === 'refunded') await announce(tx, event, now);
  };
  await inTransaction(database, note, { retryable: true });
}
