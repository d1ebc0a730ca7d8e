import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { announce } from '../../webhooks/announce.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { bookingOf } from '../attempts/booking-of.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import { paymentReceived } from '../attempts/payment-events.ts';
import { settleAttempt } from '../attempts/payment-ledger.store.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import type { Settler } from '../settle/settler.ts';
import { moveDueToCard, readStillOwed } from './guarantee.store.ts';

type Tx = Transaction<Schema>;
type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

/**
 * Settles a fee that the desk charged to the kept card. Nobody answers a bank: what is open at a later look is voided.
 * Money beyond what is owed goes back. Rule: docs/payments.md, "A guarantee used".
 */
export const guaranteeSettler: Settler = {
  settle: async (tx, ref, answer, { now }) => {
    const { attempt, subject } = await lockPayment(tx, ref, () =>
      lockReservation(tx, ref.propertyId, bookingOf(ref)),
    );
    if (attempt.status === 'paid') return {};
    if (answer.kind === 'paid') await recordPaid(tx, attempt, subject, answer, now);
    else if (attempt.settledAt === null) await recordUnpaid(tx, attempt, answer, now);
    return {};
  },
  isOver: async () => true,
};

async function recordPaid(
  tx: Tx,
  attempt: Attempt,
  booking: BookedReservation,
  { money, reference, card, ...answer }: Paid,
  now: Date,
): Promise<void> {
  const { propertyId, attemptId } = attempt;
  const { reservationId } = booking;
  const owedMinor = await readStillOwed(tx, booking);
  await settleAttempt(tx, attempt, {
    status: 'paid',
    reference,
    card: card ?? attempt.savedCard,
    money,
    now,
  });
  const thing = { reservationNumber: booking.referenceNumber, invoiceNumber: null };
  await announce(tx, paymentReceived(attempt, { ...answer, money, reference, card }, thing), now);
  const isRight = money.currency === attempt.money.currency && money.minor === attempt.money.minor;
  if (!isRight || money.minor > owedMinor) {
    const reason = isRight ? 'nothing-outstanding' : 'wrong-amount';
    await orderRefund(tx, { propertyId, attemptId, reservationId, money, reason }, now);
    return;
  }
  await moveDueToCard(tx, booking, money.minor);
  const payload = { reservationId, attemptId };
  await enqueueMail(tx, { propertyId, kind: 'guest-payment-taken', payload }, now);
}

async function recordUnpaid(tx: Tx, attempt: Attempt, answer: PaymentAnswer, now: Date): Promise<void> {
  switch (answer.kind) {
    case 'declined':
      return settleAttempt(tx, attempt, { status: 'declined', card: attempt.savedCard, now });
    case 'cancelled':
    case 'not-begun':
    case 'card-unusable':
      return settleAttempt(tx, attempt, { status: 'cancelled', card: attempt.savedCard, now });
    case 'paid':
    case 'stored':
    case 'action-required':
    case 'not-found':
    case 'unknown':
      return;
  }
}
