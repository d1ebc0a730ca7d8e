import { dayMonthYearText, shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import {
  cardText,
  contactText,
  propertyDate,
  sumLines,
  type BookingFacts,
  type Line,
} from './booking-facts.ts';
import { bookerLines } from './hotel-notification.ts';
import type { PaymentFacts } from './payment-facts.store.ts';
import type { ShortMail } from './short-mail.ts';

/** To the guest: the receipt of a later part of the price. `isAfterAll`: we had written that it did not go through. */
export function guestPaymentTaken(
  facts: BookingFacts,
  payment: PaymentFacts,
  { isAfterAll = false }: { readonly isAfterAll?: boolean | undefined } = {},
): ShortMail {
  const { reservation } = facts;
  const sum = moneyText(payment.money.minor, payment.money.currency);
  const charged = `we charged ${sum} to ${cardOf(payment, 'your card', 'your ')}${onDay(facts, payment)}.`;
  return {
    subject: `Receipt: ${sum}, ${subjectEnd(facts)}`,
    title: `Thank you, ${reservation.booker.firstName}.`,
    words: [
      `As agreed when you booked, ${charged}`,
      ...(isAfterAll
        ? [
            'We had written that this payment did not go through. It has after all, and you need not pay it again.',
          ]
        : []),
      stayText(facts),
    ],
    lines: allLines(facts),
    sections: [{ heading: 'Any question?', words: [contactText(facts, 'If anything looks wrong')] }],
  };
}

/** To the guest: a sum that could not be charged, and whom to ask. */
export function guestPaymentDue(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const sum = moneyText(payment.money.minor, payment.money.currency);
  return {
    subject: `Payment due: ${sum}, ${subjectEnd(facts)}`,
    title: `A payment did not go through, ${facts.reservation.booker.firstName}.`,
    words: [`${dueText(payment)} ${whyText(payment, 'your card')}`, stayText(facts)],
    lines: [dueLine(payment)],
    sections: [{ heading: 'How to pay', words: [contactText(facts, 'To pay')] }],
  };
}

/** To the hotel: a sum that could not be charged, and whose it is. */
export function hotelPaymentDue(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const { reservation } = facts;
  const sum = moneyText(payment.money.minor, payment.money.currency);
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

/** To the hotel: a sum it was told to take itself has come after all. */
export function hotelPaymentTaken(facts: BookingFacts, payment: PaymentFacts): ShortMail {
  const { reservation } = facts;
  const sum = moneyText(payment.money.minor, payment.money.currency);
  const from = cardOf(payment, 'the guest’s card', 'the guest’s ');
  return {
    subject: `Paid after all: ${reservation.referenceNumber}, ${reservation.booker.lastName}, ${sum}`,
    title: 'A payment has come after all',
    words: [
      `We had written that ${sum} could not be charged. It was charged to ${from}${onDay(facts, payment)}.`,
      'Please do not take it again. If the guest has paid you meanwhile, give one of the two payments back.',
    ],
    lines: allLines(facts),
    sections: hotelSections(facts),
  };
}

function hotelSections({ reservation }: BookingFacts): ShortMail['sections'] {
  const { referenceNumber, stay } = reservation;
  return [
    { heading: 'The guest', words: bookerLines(reservation) },
    {
      heading: `Reservation ${referenceNumber}`,
      words: [`${shortDateText(stay.arrival)} to ${shortDateText(stay.departure)}`],
    },
  ];
}

/** “your Visa ending 4242”, or `unknown` where the provider did not say which. */
function cardOf({ card }: PaymentFacts, unknown: string, whose: string): string {
  return card === null ? unknown : `${whose}${cardText(card)}`;
}

function onDay(facts: BookingFacts, { settledAt }: PaymentFacts): string {
  return settledAt === null ? '' : ` on ${shortDateText(propertyDate(facts, settledAt))}`;
}

function subjectEnd({ hotel, reservation }: BookingFacts): string {
  return `${hotel.definition.property.name}, reservation ${reservation.referenceNumber}`;
}

function stayText({ reservation }: BookingFacts): string {
  const arrival = dayMonthYearText(reservation.stay.arrival);
  return `Your booking ${reservation.referenceNumber} from ${arrival} stands.`;
}

function dueText({ money, dueDate }: PaymentFacts): string {
  const since = dueDate === null ? 'is due' : `was due on ${shortDateText(dueDate)}`;
  return `${moneyText(money.minor, money.currency)} ${since}.`;
}

function whyText({ status }: PaymentFacts, card: string): string {
  return status === 'declined'
    ? `It could not be charged: ${card} was declined.`
    : 'There was no card that could be charged.';
}

function dueLine({ money, dueDate }: PaymentFacts): Line {
  const since = dueDate === null ? '' : ` since ${shortDateText(dueDate)}`;
  return { label: `Due${since}`, sum: moneyText(money.minor, money.currency) };
}

function allLines(facts: BookingFacts): Line[] {
  const { vat, paid, open } = sumLines(facts);
  const { grossMinor, currency } = facts.reservation;
  return [{ label: 'Total', sum: moneyText(grossMinor, currency) }, vat, ...paid, ...open];
}
