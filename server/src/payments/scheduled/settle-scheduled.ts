import { sameMoney, type Money } from '@portico/domain/money/money';
import type { TakenForNothing } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { announce } from '../../webhooks/announce.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { paymentReceived } from '../attempts/payment-events.ts';
import { readAttempt, settleAttempt } from '../attempts/payment-ledger.store.ts';
import type { Attempt, AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import { bookingOf } from '../attempts/booking-of.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import { refundAndAlert } from '../refunds/refund-and-alert.ts';
import type { Settlement, Settler } from '../settle/settler.ts';
import { hasFailedBefore, markUnpaid } from './scheduled-charge.store.ts';

/** Both locked, and read under the locks. */
interface ScheduledFacts {
  readonly attempt: Attempt;
  readonly reservation: Pick<BookedReservation, 'status' | 'referenceNumber'>;
  readonly now: Date;
}

type Tx = Transaction<Schema>;
type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

interface SettledCharge extends Settlement {
  /** Whether the outcome is known. */
  readonly isSettled: boolean;
}

/** The booking stays confirmed whatever becomes of a scheduled charge, so no hold ends. */
export const scheduledSettler: Settler<SettledCharge> = {
  settle: async (tx, ref, answer, { now }) => {
    await settleScheduled(tx, { ...(await lockCharge(tx, ref)), now }, answer);
    const after = await readAttempt(tx, ref);
    // For a withdrawn charge the provider must confirm that it takes nothing.
    const isVoid = after?.status !== 'cancelled' || answer.kind !== 'unknown';
    return { isSettled: after?.settledAt !== null && isVoid };
  },
  isOver: async () => false,
};

export async function lockCharge(tx: Tx, ref: AttemptRef): Promise<Omit<ScheduledFacts, 'now'>> {
  const { attempt, subject } = await lockPayment(tx, ref, () =>
    lockReservation(tx, ref.propertyId, bookingOf(ref)),
  );
  return { attempt, reservation: subject };
}

/**
 * Settles the provider's answer to a scheduled charge; `no-card`: there is none to charge. Repeatable: the first final
 * answer counts, then only money that was taken after all. The booking stays confirmed. Rule: docs/payments.md,
 * "Scheduled charges".
 */
export async function settleScheduled(
  tx: Tx,
  facts: ScheduledFacts,
  answer: PaymentAnswer | { readonly kind: 'no-card' },
): Promise<void> {
  const { attempt, reservation, now } = facts;
  if (attempt.status === 'paid') return;
  if (answer.kind === 'paid') return recordPaid(tx, facts, answer);
  if (attempt.settledAt !== null) return;
  switch (answer.kind) {
    case 'declined':
      await settleAttempt(tx, attempt, { status: 'declined', now });
      return requestPayment(tx, facts);
    case 'cancelled':
    case 'not-begun':
    case 'card-unusable':
    case 'no-card':
      if (reservation.status !== 'confirmed') return settleAttempt(tx, attempt, { status: 'cancelled', now });
      await markUnpaid(tx, attempt, now);
      return requestPayment(tx, facts);
    case 'stored':
    case 'action-required':
    case 'not-found':
    case 'unknown':
      return;
  }
}

async function recordPaid(
  tx: Tx,
  { attempt, reservation, now }: ScheduledFacts,
  answer: Paid,
): Promise<void> {
  const { money, reference, card } = answer;
  const { propertyId, attemptId } = attempt;
  const reservationId = bookingOf(attempt);
  await settleAttempt(tx, attempt, { status: 'paid', reference, card, money, now });
  const thing = { reservationNumber: reservation.referenceNumber, invoiceNumber: null };
  await announce(tx, paymentReceived(attempt, answer, thing), now);
  if (attempt.status === 'cancelled') {
    const reason = reservation.status === 'confirmed' ? 'changed' : 'cancelled';
    await orderRefund(tx, { propertyId, attemptId, reservationId, money, reason }, now);
    return;
  }
  const reason = refundReason(attempt, reservation, money);
  if (reason !== undefined) {
    await refundAndAlert(tx, { propertyId, attemptId, reservationId, money, reason }, now);
    return;
  }
  const about = { reservationId, attemptId };
  const isAfterAll = attempt.settledAt !== null;
  const payload = { ...about, ...(isAfterAll && { isAfterAll }) };
  await enqueueMail(tx, { propertyId, kind: 'guest-payment-taken', payload }, now);
  // An earlier mail asked the hotel to collect the money itself.
  if (isAfterAll) await enqueueMail(tx, { propertyId, kind: 'hotel-payment-taken', payload: about }, now);
}

/** Undefined: the sum taken is the sum due and need not be refunded. */
function refundReason(
  attempt: Attempt,
  reservation: ScheduledFacts['reservation'],
  taken: Money,
): TakenForNothing | undefined {
  if (reservation.status !== 'confirmed') return 'no-room-left';
  return sameMoney(taken, attempt.money) ? undefined : 'wrong-amount';
}

/** Notifies guest and hotel that the money is still due, unless they know of it from an earlier try. */
async function requestPayment(tx: Tx, { attempt, now }: ScheduledFacts): Promise<void> {
  if (await hasFailedBefore(tx, attempt)) return;
  const { propertyId, attemptId } = attempt;
  const payload = { reservationId: bookingOf(attempt), attemptId };
  for (const kind of ['guest-payment-due', 'hotel-payment-due'] as const)
    await enqueueMail(tx, { propertyId, kind, payload }, now);
}
