import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { Money } from '@portico/domain/money/money';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { HotelEvent } from '../../webhooks/announce.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { AttemptRef, PaymentSubject } from './attempt.ts';

/** What a payment is of, by the numbers that the hotel knows it by. */
export interface PaidThing {
  /** Null: of no booking. */
  readonly reservationNumber: string | null;
  /** Null: of no invoice. */
  readonly invoiceNumber: string | null;
}

type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

/** Money came, as the ledger has it. Shape: docs/webhooks.md, "A payment". */
export function paymentReceived(
  { propertyId, attemptId, subject, purpose, provider }: AttemptRef,
  { money, reference, card }: Pick<Paid, 'money' | 'reference' | 'card'>,
  thing: PaidThing,
): HotelEvent {
  const data = {
    PaymentId: attemptId,
    Purpose: purpose,
    ...numbers(thing),
    ...wireMoney(money),
    Provider: provider,
    ProviderReference: reference,
    Card: card && { Name: cardBrandText(card.brand), LastFour: card.last4 },
  };
  return { propertyId, type: 'payment.received', subjectId: subjectIdOf(subject), data };
}

/** Money went back, as its provider has said. Shape: docs/webhooks.md, "A refund". */
export function paymentRefunded(
  { propertyId, attemptId, subject }: Pick<AttemptRef, 'propertyId' | 'attemptId' | 'subject'>,
  refund: { readonly refundId: string; readonly money: Money; readonly reason: RefundReason },
  thing: PaidThing,
): HotelEvent {
  const data = {
    RefundId: refund.refundId,
    PaymentId: attemptId,
    Reason: refund.reason,
    ...numbers(thing),
    ...wireMoney(refund.money),
  };
  return { propertyId, type: 'payment.refunded', subjectId: subjectIdOf(subject), data };
}

/** Guests are erased from their bookings; what an invoice of none is of has the invoice alone. */
function subjectIdOf(subject: PaymentSubject): string {
  return subject.kind === 'reservation'
    ? subject.reservationId
    : (subject.reservationId ?? subject.invoiceId);
}

function numbers({ reservationNumber, invoiceNumber }: PaidThing) {
  return { ReservationNumber: reservationNumber, InvoiceNumber: invoiceNumber };
}

function wireMoney({ minor, currency }: Money) {
  return { Amount: toWireAmount(minor, currency), Currency: currency };
}
