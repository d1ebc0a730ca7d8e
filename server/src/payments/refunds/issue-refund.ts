import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { announce } from '../../webhooks/announce.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { paymentRefunded } from '../attempts/payment-events.ts';
import type { PaymentSubject } from '../attempts/attempt.ts';
import { enqueueLinkMails } from '../by-link/link-mails.ts';
import type { Providers } from '../providers.ts';
import { markAnswered, readRefund, type Refund, type RefundKey } from './refund.store.ts';

const bookingMails = {
  refunded: ['guest-refund'],
  refused: ['hotel-refund-refused', 'guest-refund-refused'],
} as const;
const linkMails = {
  refunded: ['payer-refund'],
  refused: ['hotel-invoice-refund-refused', 'payer-refund-refused'],
} as const;

export interface RefundDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Providers;
}

/**
 * Issues an ordered refund, once: its id is the provider's idempotency key. One that the provider refuses is not
 * retried; hotel and guest are notified. Throws while the provider is undecided, so that the outbox retries. Rule:
 * docs/payments.md, "Refunds".
 */
export async function issueRefund({ database, clock, providers }: RefundDeps, key: RefundKey): Promise<void> {
  const refund = await readRefund(database.kysely, key);
  if (refund === undefined) throw new Error('a refund without its row');
  if (refund.refundedAt !== null || refund.refusedAt !== null) return;
  const provider = providers.named(refund.provider);
  if (provider === undefined) throw new Error('its payment provider is not configured');
  const { refundId } = key;
  const { paid, subject, thing, money } = refund;
  const answer = await provider.refund(paid, refundId, money);
  if (answer === 'unknown') throw new Error('the payment provider has not said whether it refunds');
  const note = async (tx: Transaction<Schema>) => {
    const now = clock.now();
    if (!(await markAnswered(tx, key, { answer, now }))) return;
    await announceRefund(tx, refund, { subject, answer }, now);
    const event = paymentRefunded({ ...paid, subject }, refund, thing);
    if (answer === 'refunded') await announce(tx, event, now);
  };
  await inTransaction(database, note, { retryable: true });
}

/** Notifies the booker of a refund of a booking or by a change, the payer of an invoice of any other. */
async function announceRefund(
  tx: Transaction<Schema>,
  { propertyId, refundId, attemptId, reservationId, reason, isTold }: Refund,
  { subject, answer }: { readonly subject: PaymentSubject; readonly answer: keyof typeof bookingMails },
  now: Date,
): Promise<void> {
  const isOfBooking = subject.kind === 'reservation' || reason === 'cancelled' || reason === 'changed';
  if (reservationId !== null && isOfBooking) {
    const payload = { reservationId, refundId };
    // What does not go through, everybody has to know.
    const kinds = isTold || answer === 'refused' ? bookingMails[answer] : [];
    for (const kind of kinds) await enqueueMail(tx, { propertyId, kind, payload }, now);
    return;
  }
  const mails = linkMails[answer].map((kind) => ({ kind, payload: { attemptId, refundId } }));
  await enqueueLinkMails(tx, propertyId, mails, now);
}
