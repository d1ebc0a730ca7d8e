import { invoiceVatLines } from '@portico/contract/texts/tax-texts';
import { vatAtRatesOf } from '../payments/invoice/invoice.ts';
import { moneyText } from '@portico/contract/texts/money-text';
import { transactionReference } from '../payments/by-link/transaction-reference.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import type { MailFacts } from '../booking/booking-facts.ts';
import { cardOf, onDay, sumOf, type Line } from './sum-lines.ts';
import type { LinkPaymentFacts } from './link-payment-facts.ts';
import type { RefundFacts } from './payment-facts.store.ts';
import { owedWords, refusedWords } from './refused-refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** What a mail about a pay link needs. */
export interface LinkMailFacts extends MailFacts {
  readonly payment: LinkPaymentFacts;
  /** The booking; null: none. */
  readonly reservation: BookedReservation | null;
}

type Facts = LinkMailFacts;

/** To the payer: the receipt. */
export function payerReceipt(facts: Facts): ShortMail {
  const { payment } = facts;
  return {
    subject: `Receipt: ${sumOf(payment)}, ${hotelName(facts)}, ${invoiceText(facts)}`,
    title: 'Thank you.',
    words: [
      `We have received ${sumOf(payment)}${byCard(payment)}${onDay(facts, payment.settledAt)}.`,
      descriptionOf(facts),
    ],
    lines: invoiceLines(facts),
    sections: [referenceSection(payment), contactSection(facts)],
  };
}

/** To the hotel: the sum paid, and the payer. */
export function hotelInvoicePaid(facts: Facts): ShortMail {
  const { payment } = facts;
  return {
    subject: `Paid: ${invoiceText(facts)}, ${sumOf(payment)}`,
    title: 'An invoice was paid by its link',
    words: [
      `${sumOf(payment)} was paid${byCard(payment)}${onDay(facts, payment.settledAt)}.`,
      descriptionOf(facts),
    ],
    lines: invoiceLines(facts),
    sections: [payerSection(facts), referenceSection(payment)],
  };
}

/** To the cardholder: the card is saved, and nothing was charged. */
export function payerCardSaved(facts: Facts): ShortMail {
  return {
    subject: `Card saved: ${hotelName(facts)}, ${bookingText(facts)}`,
    title: 'Thank you.',
    words: [
      `We keep ${cardOf(facts.payment, 'your card', 'your ')} for your booking. Nothing was charged now.`,
      'What falls due later, as your booking says, is charged to this card.',
    ],
    sections: [contactSection(facts)],
  };
}

/** To the hotel: a card is saved. */
export function hotelCardSaved(facts: Facts): ShortMail {
  return {
    subject: `Card saved: ${bookingText(facts)}`,
    title: 'A card was saved by its link',
    words: [
      `${cardOf(facts.payment, 'A card', 'A ')} is kept for this booking with your payment provider. Nothing was charged.`,
    ],
    sections: [payerSection(facts)],
  };
}

/** To the payer: money was refunded. */
export function payerRefund(facts: Facts, refund: RefundFacts): ShortMail {
  return {
    subject: `Given back: ${sumOf(refund)}, ${hotelName(facts)}, ${invoiceText(facts)}`,
    title: 'Your money is on its way back.',
    words: [whyRefunded(refund), `We have given back ${sumOf(refund)}${toCard(facts.payment)}.`],
    sections: [
      { heading: 'When you will see it', words: ['Your bank decides when it shows on your statement.'] },
      contactSection(facts),
    ],
  };
}

/** To the payer: money is still owed to them, and by whom. */
export function payerRefundRefused(facts: Facts, refund: RefundFacts): ShortMail {
  return {
    subject: `We owe you ${sumOf(refund)}, ${hotelName(facts)}, ${invoiceText(facts)}`,
    title: 'We could not send your money back yet.',
    words: owedWords(sumOf(refund)),
    sections: [contactSection(facts)],
  };
}

/** To the hotel: what happened to a payment; no action is needed. */
export function hotelInvoiceAlert(facts: Facts, refund: RefundFacts): ShortMail {
  const done = refund.refundedAt === null ? 'The sum is being given back' : 'The sum has been given back';
  return {
    subject: `Given back: ${invoiceText(facts)}, ${sumOf(refund)}`,
    title: 'A payment came that was not owed',
    words: [
      whyRefunded(refund),
      `${done} to the payer, who gets an e-mail about it. There is nothing for you to do.`,
    ],
    lines: invoiceLines(facts),
    sections: [payerSection(facts), referenceSection(facts.payment)],
  };
}

/** To the hotel: the sum it must refund itself, and to whom. */
export function hotelInvoiceRefundRefused(facts: Facts, refund: RefundFacts): ShortMail {
  return {
    subject: `Please give back: ${sumOf(refund)}, ${invoiceText(facts)}`,
    title: 'A refund was refused by the payment provider',
    words: refusedWords(sumOf(refund), 'payer'),
    sections: [payerSection(facts), referenceSection(facts.payment)],
  };
}

function whyRefunded({ reason }: RefundFacts): string {
  return reason === 'wrong-amount'
    ? 'The sum that was taken was not the sum that was asked.'
    : 'The invoice had been paid, or was no longer owed, when this payment came.';
}

export const hotelName = ({ hotel }: Facts) => hotel.definition.property.name;

export function invoiceText({ payment }: Facts): string {
  return `invoice ${payment.invoice?.number ?? ''}`;
}

export function bookingText({ reservation }: Facts): string {
  return `reservation ${reservation?.referenceNumber ?? ''}`;
}

function descriptionOf({ payment, reservation }: Facts): string {
  const of = reservation === null ? '' : ` Reservation ${reservation.referenceNumber}.`;
  return `${payment.invoice?.description ?? ''}${of}`;
}

/** The invoice, the payment and what remains. */
function invoiceLines({ payment }: Facts): Line[] {
  const { invoice, outstandingMinor, money } = payment;
  if (invoice === null) return [];
  const text = (minor: number) => moneyText(minor, invoice.currency);
  return [
    ...invoice.lines.map((line) => ({
      label: line.quantity === 1 ? line.text : `${line.text}, ${text(line.unitMinor)} × ${line.quantity}`,
      sum: text(line.minor),
    })),
    { label: `Invoice ${invoice.number}`, sum: text(invoice.grossMinor) },
    ...invoiceVatLines(vatAtRatesOf(invoice)).map(({ label, minor }) => ({ label, sum: text(minor) })),
    { label: 'Paid now', sum: text(money.minor) },
    { label: 'Still to pay', sum: text(outstandingMinor) },
  ];
}

const byCard = (payment: LinkPaymentFacts) => cardOf(payment, '', ' by ');
const toCard = (payment: LinkPaymentFacts) => cardOf(payment, '', ' to ');

function referenceSection({ invoice, attemptId }: LinkPaymentFacts) {
  const reference = transactionReference(invoice?.number ?? '', attemptId);
  return { heading: 'Reference of this payment', words: [reference] };
}

function payerSection({ payment, reservation }: Facts) {
  const billedTo = payment.invoice?.billedTo.name;
  const booker = reservation && `${reservation.booker.firstName} ${reservation.booker.lastName}`;
  return {
    heading: 'The payer',
    words: [billedTo ?? booker ?? '', payment.email].filter((line) => line !== ''),
  };
}

export function contactSection({ hotel }: Facts) {
  const { email, telephone } = hotel.definition.property;
  return { heading: 'Any question?', words: [`Write to ${email} or call ${telephone}.`] };
}
