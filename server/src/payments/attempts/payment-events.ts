import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { Money } from '@portico/domain/money/money';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { HotelEvent } from '../../webhooks/announce.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { AttemptRef, PaymentSubject } from './attempt.ts';

/** What a payment is for, by the hotel's own numbers. */
export interface PaidThing {
  /** Null: no booking. */
  readonly reservationNumber: string | null;
  /** Null: no invoice. */
  readonly invoiceNumber: string | null;
}

type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

/** Event of a payment that is in the ledger. Shape: docs/webhooks.md, "A payment". */
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

/** Event of a refund that the provider confirmed. Shape: docs/webhooks.md, "A refund". */
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

/** Erasure finds a guest's events by booking; an invoice without a booking has only its own id. */
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
