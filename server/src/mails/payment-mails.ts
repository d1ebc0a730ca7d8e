import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { contactText, stayTexts, type BookingFacts } from '../booking/booking-facts.ts';
import { cardOf, onDay, sumOf, totalLines, type Line } from './sum-lines.ts';
import { bookerLines } from './hotel-notification.ts';
import type { PaymentFacts } from './payment-facts.store.ts';
import type { ShortMail } from './short-mail.ts';

const AFTER_ALL =
  'We had written that this payment did not go through. It has after all, and you need not pay it again.';

/** To the guest: receipt of a later part of the price. `isAfterAll`: an earlier mail said that it had failed. */
export function guestPaymentTaken(
  facts: BookingFacts,
  payment: PaymentFacts,
  { isAfterAll = false }: { readonly isAfterAll?: boolean | undefined } = {},
): ShortMail {
  const { reservation } = facts;
  const sum = sumOf(payment);
  const charged = `we charged ${sum} to ${cardOf(payment, 'your card', 'your ')}${onDay(facts, payment.settledAt)}.`;
  return {
    subject: `Receipt: ${sum}, ${subjectEnd(facts)}`,
    title:
      reservation.status === 'cancelled'
        ? `Your receipt, ${reservation.booker.firstName}.`
        : `Thank you, ${reservation.booker.firstName}.`,
    words: [`As agreed when you booked, ${charged}`, ...(isAfterAll ? [AFTER_ALL] : []), standsText(facts)],
    lines: totalLines(facts),
    sections: [{ heading: 'Any question?', words: [contactText(facts, 'If anything looks wrong')] }],
  };
}

/** To the guest: a sum that could not be charged, and whom to ask. */
export function guestPaymentDue(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const sum = sumOf(payment);
  return {
    subject: `Payment due: ${sum}, ${subjectEnd(facts)}`,
    title: `A payment did not go through, ${facts.reservation.booker.firstName}.`,
    words: [`${dueText(payment)} ${whyText(payment, 'your card')}`, standsText(facts)],
    lines: [dueLine(payment)],
    sections: [{ heading: 'How to pay', words: [contactText(facts, 'To pay')] }],
  };
}

/** To the hotel: a sum that could not be charged, and the guest who owes it. */
export function hotelPaymentDue(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const { reservation } = facts;
  const sum = sumOf(payment);
  return {
    subject: `Not paid: ${reservation.referenceNumber}, ${reservation.booker.lastName}, ${sum}`,
    title: 'A payment could not be charged',
    words: [
      `${dueText(payment)} ${whyText(payment, 'the guest’s card')}`,
      'The booking stands. The guest has been asked to write to you or to call.',
    ],
    lines: [dueLine(payment)],
    sections: hotelSections(facts),
  };
}

/** To the hotel: a sum that it was asked to collect has been charged after all. */
export function hotelPaymentTaken(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const { reservation } = facts;
  const sum = sumOf(payment);
  const from = cardOf(payment, 'the guest’s card', 'the guest’s ');
  return {
    subject: `Paid after all: ${reservation.referenceNumber}, ${reservation.booker.lastName}, ${sum}`,
    title: 'A payment has come after all',
    words: [
      `We had written that ${sum} could not be charged. It was charged to ${from}${onDay(facts, payment.settledAt)}.`,
      'Please do not take it again. If the guest has paid you meanwhile, give one of the two payments back.',
    ],
    lines: totalLines(facts),
    sections: hotelSections(facts),
  };
}

function hotelSections({ reservation }: BookingFacts) {
  const { referenceNumber } = reservation;
  return [
    { heading: 'The guest', words: bookerLines(reservation) },
    {
      heading: `Reservation ${referenceNumber}`,
      words: stayTexts(reservation),
    },
  ];
}

function subjectEnd({ hotel, reservation }: BookingFacts): string {
  return `${hotel.definition.property.name}, reservation ${reservation.referenceNumber}`;
}

function standsText({ reservation }: BookingFacts): string {
  if (reservation.status === 'cancelled')
    return `It is what your booking ${reservation.referenceNumber} costs by its terms.`;
  const arrival = longDateText(reservation.stay.arrival);
  return `Your booking ${reservation.referenceNumber} from ${arrival} stands.`;
}

function dueText(payment: PaymentFacts): string {
  const { dueDate } = payment;
  const since = dueDate === null ? 'is due' : `was due on ${shortDateText(dueDate)}`;
  return `${sumOf(payment)} ${since}.`;
}

function whyText({ status }: PaymentFacts, card: string): string {
  return status === 'declined'
    ? `It could not be charged: ${card} was declined.`
    : 'There was no card that could be charged.';
}

function dueLine(payment: PaymentFacts): Line {
  const { dueDate } = payment;
  const since = dueDate === null ? '' : ` since ${shortDateText(dueDate)}`;
  return { label: `Due${since}`, sum: sumOf(payment) };
}
