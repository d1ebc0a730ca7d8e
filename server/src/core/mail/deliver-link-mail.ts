import { readReservation } from '../reservation/read-reservation.store.ts';
import { linkMailSchema, type LinkMail } from '../payment/by-link/link-mails.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox.store.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { readLinkPaymentFacts, readLinkRefundFacts } from './link-payment-facts.store.ts';
import {
  hotelCardKept,
  hotelInvoiceAlert,
  hotelInvoicePaid,
  hotelInvoiceRefundRefused,
  payerCardKept,
  payerReceipt,
  payerRefund,
  payerRefundRefused,
  type LinkLetterFacts,
} from './link-payment-mails.ts';
import { payerNotPaid } from './payer-not-paid.ts';
import { shortMailHtml, shortMailText, type ShortMail } from './short-mail.ts';
import { withLetterhead, type ComposedMail } from './with-letterhead.ts';

/**
 * Composes a mail about what was paid, or kept, by a pay link from its rows as they stand and sends it; none where its
 * payer was erased meanwhile, or paid after all. Throws when it cannot be sent, so that the outbox tries again. Rule: docs/payments.md, "Pay
 * by link".
 */
export async function deliverLinkMail(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const mail = linkMailSchema.parse(message);
  const { propertyId } = message;
  const { kysely } = deps.database;
  const hotel = await deps.hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a mail of a payment with no hotel');
  const payment = await readLinkPaymentFacts(kysely, propertyId, mail.payload.attemptId);
  if (payment === undefined) return;
  if (mail.kind === 'payer-not-paid' && ['paid', 'stored'].includes(payment.status)) return;
  const { reservationId } = payment;
  const reservation = reservationId && (await readReservation(kysely, propertyId, { reservationId }));
  const facts = { hotel, publicUrl: deps.publicUrl, payment, reservation: reservation ?? null };
  await deps.sendMail({
    ...(await compose(deps, mail, facts)),
    id: message.outboxId,
    messageId: message.messageId,
    date: message.createdAt,
    fromName: hotel.definition.property.name,
  });
}

async function compose(
  { database }: BookingMailDeps,
  mail: LinkMail,
  facts: LinkLetterFacts,
): Promise<ComposedMail> {
  const refund = (refundId: string) => readLinkRefundFacts(database.kysely, facts.hotel.propertyId, refundId);
  switch (mail.kind) {
    case 'payer-receipt':
      return toPayer(facts, payerReceipt(facts));
    case 'hotel-invoice-paid':
      return toHotel(facts, hotelInvoicePaid(facts));
    case 'payer-not-paid':
      return toPayer(facts, payerNotPaid(facts));
    case 'payer-card-kept':
      return toPayer(facts, payerCardKept(facts));
    case 'hotel-card-kept':
      return toHotel(facts, hotelCardKept(facts));
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

function toPayer(facts: LinkLetterFacts, mail: ShortMail): ComposedMail {
  const { email: address, invoice } = facts.payment;
  const { email: replyTo } = facts.hotel.definition.property;
  return withLetterhead(facts, { replyTo, to: { name: invoice?.billedTo.name ?? '', address } }, mail);
}

function toHotel(facts: LinkLetterFacts, mail: ShortMail): ComposedMail {
  const { name, email } = facts.hotel.definition.property;
  return {
    replyTo: facts.payment.email,
    to: { name, address: email },
    subject: mail.subject,
    html: shortMailHtml(facts, mail, 'hotel'),
    text: shortMailText(mail, []),
    attachments: [],
  };
}
