import { moneyText } from '@portico/contract/texts/money-text';
import { cardText, contactText, type BookingFacts, type Line } from './booking-facts.ts';
import { bookerLines } from './hotel-notification.ts';
import type { RefundFacts } from './payment-facts.store.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

const sumOf = ({ money }: RefundFacts) => moneyText(money.minor, money.currency);

/** To the guest: that money is still owed to them, and by whom. */
export function guestRefundRefused(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { name } = hotel.definition.property;
  return {
    subject: `We owe you ${sumOf(refund)}, ${name}, reservation ${reservation.referenceNumber}`,
    title: `We could not send your money back yet, ${reservation.booker.firstName}.`,
    words: [
      `We owe you ${sumOf(refund)}, and it could not be sent back the way you paid.`,
      'We have been told, and will give it back to you another way.',
    ],
    lines: [line(refund)],
    sections: [
      { heading: 'How to reach us', words: [contactText(facts, 'To say how you would like it')] },
      reservationSection(facts),
    ],
  };
}

/** To the hotel: what it has to give back itself, and to whom. */
export function hotelRefundRefused(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { reservation } = facts;
  return {
    subject: `Please give back: ${sumOf(refund)}, ${reservation.referenceNumber}, ${reservation.booker.lastName}`,
    title: 'A refund was refused by the payment provider',
    words: [
      `${sumOf(refund)} of this payment belongs to the guest. The payment provider refuses to send it back, and is not asked again.`,
      'Please look in your account there why, and give the sum back yourself. The guest has been told that you will.',
    ],
    lines: [line(refund)],
    sections: [{ heading: 'The guest', words: bookerLines(reservation) }, reservationSection(facts)],
  };
}

function line(refund: RefundFacts): Line {
  const { card } = refund.payment;
  return { label: `Not given back${card === null ? '' : ` to ${cardText(card)}`}`, sum: sumOf(refund) };
}
