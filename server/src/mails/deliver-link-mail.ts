import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { linkMailSchema, type LinkMail } from '../payments/by-link/link-mails.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { noteToHotel, sendComposed, withHeader, type ComposedMail } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { readLinkPaymentFacts } from './link-payment-facts.ts';
import {
  hotelCardSaved,
  hotelInvoiceAlert,
  hotelInvoicePaid,
  hotelInvoiceRefundRefused,
  payerCardSaved,
  payerReceipt,
  payerRefund,
  payerRefundRefused,
  type LinkMailFacts,
  bookingText,
  contactSection,
  hotelName,
  invoiceText,
} from './link-payment-mails.ts';
import { readRefundFacts } from './payment-facts.store.ts';
import type { ShortMail } from './short-mail.ts';
import { sumOf } from './sum-lines.ts';

/**
 * Composes a mail about a payment or saved card by pay link from its current rows and sends it. Skips it when its payer
 * was erased, or paid after all. Throws when it cannot be sent, so that the outbox retries. Rule: docs/payments.md,
 * "Pay by link".
 */
export async function deliverLinkMail(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const mail = linkMailSchema.parse(message);
  const { propertyId } = message;
  const { kysely } = deps.database;
  const hotel = await deps.hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a mail of a payment with no hotel');
  const { attemptId } = mail.payload;
  const payment = await readLinkPaymentFacts(kysely, { propertyId, attemptId });
  if (payment === undefined) return;
  if (mail.kind === 'payer-not-paid' && ['paid', 'stored'].includes(payment.status)) return;
  const { reservationId } = payment;
  const reservation = reservationId && (await readReservation(kysely, propertyId, { reservationId }));
  const facts = { hotel, publicUrl: deps.publicUrl, payment, reservation: reservation ?? null };
  await sendComposed(deps.sendMail, message, hotel.definition.property, await compose(deps, mail, facts));
}

async function compose(
  { database }: BookingMailDeps,
  mail: LinkMail,
  facts: LinkMailFacts,
): Promise<ComposedMail> {
  const { propertyId } = facts.hotel;
  const refund = (refundId: string) => readRefundFacts(database.kysely, { propertyId, refundId });
  switch (mail.kind) {
    case 'payer-receipt':
      return toPayer(facts, payerReceipt(facts));
    case 'hotel-invoice-paid':
      return toHotel(facts, hotelInvoicePaid(facts));
    case 'payer-not-paid':
      return toPayer(facts, payerNotPaid(facts));
    case 'payer-card-kept':
      return toPayer(facts, payerCardSaved(facts));
    case 'hotel-card-kept':
      return toHotel(facts, hotelCardSaved(facts));
    case 'payer-refund':
      return toPayer(facts, payerRefund(facts, await refund(mail.payload.refundId)));
    case 'payer-refund-refused':
      return toPayer(facts, payerRefundRefused(facts, await refund(mail.payload.refundId)));
    case 'hotel-invoice-alert':
      return toHotel(facts, hotelInvoiceAlert(facts, await refund(mail.payload.refundId)));
    case 'hotel-invoice-refund-refused':
      return toHotel(facts, hotelInvoiceRefundRefused(facts, await refund(mail.payload.refundId)));
  }
}

function toPayer(facts: LinkMailFacts, mail: ShortMail): ComposedMail {
  const { email: address, invoice } = facts.payment;
  return withHeader(facts, { name: invoice?.billedTo.name ?? '', address }, mail);
}

function toHotel(facts: LinkMailFacts, mail: ShortMail): ComposedMail {
  return noteToHotel(facts, facts.payment.email, mail);
}

/** To a payer who was asked to wait: the payment failed, and nothing was charged. */
function payerNotPaid(facts: LinkMailFacts): ShortMail {
  const { payment } = facts;
  const isCard = payment.invoice === null;
  const why = payment.status === 'declined' ? 'was declined' : 'was not completed in time';
  return {
    subject: isCard
      ? `Card not saved: ${hotelName(facts)}, ${bookingText(facts)}`
      : `Not paid: ${sumOf(payment)}, ${hotelName(facts)}, ${invoiceText(facts)}`,
    title: isCard ? 'Your card was not saved.' : 'Your payment did not go through.',
    words: [
      isCard
        ? `Saving your card ${why}. Nothing was charged.`
        : `Your payment of ${sumOf(payment)} ${why}. Nothing was charged.`,
      'The link that we have sent you is open still: please try again.',
    ],
    sections: [contactSection(facts)],
  };
}
