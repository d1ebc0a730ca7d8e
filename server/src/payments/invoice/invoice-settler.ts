import { sameMoney, type Money } from '@portico/domain/money/money';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { announceWrites } from '../../webhooks/announce.ts';
import { countDecline } from '../../limits/rate-limit.store.ts';
import type { Attempt, AttemptRef } from '../attempts/attempt.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import { paymentReceived } from '../attempts/payment-events.ts';
import { settleAttemptWrite } from '../attempts/payment-ledger.store.ts';
import { enqueueLinkMails, type LinkMail } from '../by-link/link-mails.ts';
import { isWaitOver } from '../by-link/payment-wait.store.ts';
import { asItStands, settleUnpaid } from '../by-link/settle-unpaid.ts';
import { answered, type SettledByLink } from '../by-link/settled-by-link.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import type { Settler } from '../settle/settler.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { confirmHeldWrites } from './confirm-held.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice } from './invoice.store.ts';
import { readOutstanding } from './read-outstanding.ts';

type Tx = Transaction<Schema>;
type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

/** Locked, with its booking. */
interface LockedInvoice {
  readonly invoice: Invoice;
  /** Null: the invoice has none. */
  readonly booking: BookedReservation | null;
}

interface Facts extends LockedInvoice {
  readonly attempt: Attempt;
  readonly now: Date;
}

/**
 * Settles invoice payments. The first answer decides; after that only money counts. Money is applied up to what is
 * outstanding when it arrives; the rest is refunded. Rule: docs/payments.md, "Pay by link".
 */
export const invoiceSettler: Settler<SettledByLink> = {
  settle: async (tx, ref, answer, { timing, now }) => {
    const { attempt, subject } = await lockPayment(tx, ref, () => lockInvoiceOf(tx, ref));
    if (attempt.status === 'paid') return asItStands(attempt);
    if (answer.kind === 'paid') return take(tx, { ...subject, attempt, now }, answer);
    const settled = await settleUnpaid(tx, attempt, answer, { timing, now });
    if (settled.isDeclined) await countDecline(tx, attempt, now);
    return settled;
  },
  isOver: isWaitOver,
};

/** Locks the booking too: its ledger lists the payment. */
async function lockInvoiceOf(
  tx: Tx,
  { propertyId, subject }: AttemptRef,
): Promise<LockedInvoice | undefined> {
  if (subject.kind !== 'invoice') throw new Error('a payment of an invoice that pays a booking');
  const { invoiceId, reservationId } = subject;
  const invoice = await lockInvoice(tx, propertyId, invoiceId);
  const booking = reservationId && (await lockReservation(tx, propertyId, reservationId));
  return invoice && { invoice, booking: booking ?? null };
}

async function take(tx: Tx, facts: Facts, paid: Paid): Promise<SettledByLink> {
  const { attempt, invoice, booking, now } = facts;
  const { propertyId, attemptId } = attempt;
  const { money, reference, card } = paid;
  // Read before this payment is in the ledger.
  const outstanding = await readOutstanding(tx, invoice);
  const settledRow = settleAttemptWrite(tx, attempt, { status: 'paid', reference, card, money, now });
  const thing = { reservationNumber: booking?.referenceNumber ?? null, invoiceNumber: invoice.number };
  const isExactAmount = sameMoney(money, attempt.money);
  const netPaidMinor = isExactAmount ? Math.min(money.minor, outstanding) : 0;
  const receipts = ['payer-receipt', 'hotel-invoice-paid'] as const;
  const mails: LinkMail[] =
    netPaidMinor === 0 ? [] : receipts.map((kind) => ({ kind, payload: { attemptId } }));
  const messages = mails.map((mail) => ({ propertyId, ...mail }));
  const announced = announceWrites(tx, [paymentReceived(attempt, paid, thing)], messages, now);
  const isHeld = booking?.status === 'pending' && netPaidMinor === outstanding;
  const confirmed = isHeld ? await confirmHeldWrites(tx, booking, now) : [];
  const answer = answered(attempt, { status: 'paid', actionUrl: null });
  const settled = { ...answer, writes: [settledRow, ...announced, ...confirmed] };
  if (netPaidMinor === money.minor) return settled;
  const over = { ...money, minor: money.minor - netPaidMinor };
  const reason = isExactAmount ? 'nothing-outstanding' : 'wrong-amount';
  return { ...settled, refunded: { reason, refundId: await giveBackOver(tx, facts, over, reason) } };
}

/** The hotel is notified at once, the payer when the refund is done. */
async function giveBackOver(
  tx: Tx,
  { attempt, invoice, now }: Facts,
  money: Money,
  reason: RefundReason,
): Promise<string> {
  const { propertyId, attemptId } = attempt;
  const { reservationId } = invoice;
  const refundId = await orderRefund(tx, { propertyId, attemptId, reservationId, money, reason }, now);
  const alert = { kind: 'hotel-invoice-alert', payload: { attemptId, refundId } } as const;
  await enqueueLinkMails(tx, propertyId, [alert], now);
  return refundId;
}
