import { sumOf } from './sum-lines.ts';
import {
  bookingText,
  contactSection,
  hotelName,
  invoiceText,
  type LinkLetterFacts,
} from './link-payment-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** To a payer who was told to wait: it came to nothing, and nothing was charged. */
export function payerNotPaid(facts: LinkLetterFacts): ShortMail {
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
