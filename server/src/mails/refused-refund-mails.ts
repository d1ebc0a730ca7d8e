import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import { cardOf, sumOf, type Line } from './sum-lines.ts';
import { bookerLines } from './hotel-notification.ts';
import type { RefundFacts } from './payment-facts.store.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** What happened, for the person who is owed the sum. */
export const owedWords = (sum: string) => [
  `We owe you ${sum}, and it could not be sent back the way you paid.`,
  'We have been told, and will give it back to you another way.',
];

/** What happened and what to do, for the hotel. */
export const refusedWords = (sum: string, whose: 'guest' | 'payer') => [
  `${sum} of this payment belongs to the ${whose}. The payment provider refuses to send it back, and is not asked again.`,
  `Please look in your account there why, and give the sum back yourself. The ${whose} has been told that you will.`,
];

/** To the guest: money is still owed to them, and by whom. */
export function guestRefundRefused(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { name } = hotel.definition.property;
  return {
    subject: `We owe you ${sumOf(refund)}, ${name}, reservation ${reservation.referenceNumber}`,
    title: `We could not send your money back yet, ${reservation.booker.firstName}.`,
    words: owedWords(sumOf(refund)),
    lines: [line(refund)],
    sections: [
      { heading: 'How to reach us', words: [contactText(facts, 'To say how you would like it')] },
      reservationSection(facts),
    ],
  };
}

/** To the hotel: the sum it must refund itself, and to whom. */
export function hotelRefundRefused(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { reservation } = facts;
  return {
    subject: `Please give back: ${sumOf(refund)}, ${reservation.referenceNumber}, ${reservation.booker.lastName}`,
    title: 'A refund was refused by the payment provider',
    words: refusedWords(sumOf(refund), 'guest'),
    lines: [line(refund)],
    sections: [{ heading: 'The guest', words: bookerLines(reservation) }, reservationSection(facts)],
  };
}

function line(refund: RefundFacts): Line {
  return { label: `Not given back${cardOf(refund.payment, '', ' to ')}`, sum: sumOf(refund) };
}
