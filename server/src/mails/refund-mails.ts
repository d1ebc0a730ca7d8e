import { moneyText } from '@portico/contract/texts/money-text';
import { contactText, stayTexts, type BookingFacts } from '../booking/booking-facts.ts';
import { cardOf, sumOf, type Line } from './sum-lines.ts';
import { bookerLines } from './hotel-notification.ts';
import type { RefundFacts } from './payment-facts.store.ts';
import type { ShortMail } from './short-mail.ts';

/** To the guest: the refunded sum, the reason, the card and who can say when it appears. */
export function guestRefund(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { name, unitName } = hotel.definition.property;
  const unit = unitName.singular;
  return {
    subject: `Given back: ${sumOf(refund)}, ${name}, reservation ${reservation.referenceNumber}`,
    title: `Your money is on its way back, ${reservation.booker.firstName}.`,
    words: [
      whyRefunded(refund.reason, unit),
      ...(isOfChange(refund)
        ? []
        : [
            isConfirmed(facts)
              ? 'Your booking stands, and the sum that was due is still to be paid.'
              : `We are sorry: no ${unit} is booked.`,
          ]),
    ],
    lines: refundLines(facts, refund),
    sections: [
      {
        heading: 'When you will see it',
        words: [
          'Your bank decides when it shows on your statement.',
          contactText(facts, 'If you miss it there'),
        ],
      },
      ...(isConfirmed(facts) && !isOfChange(refund)
        ? [{ heading: 'How to pay what was due', words: [contactText(facts, 'To pay it')] }]
        : []),
      reservationSection(facts),
    ],
  };
}

function whyRefunded(reason: RefundFacts['reason'], unit: string): string {
  switch (reason) {
    case 'no-room-left':
      return `Your payment reached us after we had stopped holding your ${unit}, and by then no ${unit} was left.`;
    case 'wrong-amount':
      return 'The sum that was taken was not the sum that was due, so we give it back.';
    case 'cancelled':
      return 'This is what you had paid beyond what your booking costs now.';
    case 'nothing-outstanding':
      return 'What it was to pay had been paid when your payment came.';
    case 'changed':
      return 'Your booking was changed or stayed as it was, and this is more than it costs.';
  }
}

/** Whether a change or cancellation caused the refund. */
function isOfChange({ reason }: RefundFacts): boolean {
  return reason === 'cancelled' || reason === 'changed';
}

/** To the hotel: what happened to a payment; no action is needed. */
export function hotelAlert(facts: BookingFacts, refund: RefundFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { singular, plural } = hotel.definition.property.unitName;
  const isLate = refund.reason === 'no-room-left';
  const done = refund.refundedAt === null ? 'The sum is being given back' : 'The sum has been given back';
  return {
    subject: `Given back: ${reservation.referenceNumber}, ${isLate ? `no ${singular} was left` : 'another sum was taken'}`,
    title: isLate ? `A payment came when no ${singular} was left` : 'Another sum was taken than was asked',
    words: [
      isLate
        ? `The payment of this booking came after its ${plural} had been released, and by then they were sold.`
        : 'The payment provider took another sum for this booking than was due.',
      `${done} to the guest, who gets an e-mail about it.`,
      isConfirmed(facts)
        ? 'The booking stands, and the sum that was due is still to be paid by the guest.'
        : `No ${singular} is booked, and there is nothing for you to do.`,
    ],
    lines: refundLines(facts, refund),
    sections: [{ heading: 'The guest', words: bookerLines(reservation) }, reservationSection(facts)],
  };
}

function isConfirmed({ reservation }: BookingFacts): boolean {
  return reservation.status === 'confirmed';
}

function refundLines({ reservation }: BookingFacts, refund: RefundFacts): Line[] {
  const { reason, payment } = refund;
  const { due, currency } = reservation;
  const later = due.later.find(({ date }) => date === payment.dueDate);
  const dueMinor = payment.dueDate === null ? due.nowMinor : (later?.minor ?? 0);
  return [
    ...(reason === 'wrong-amount' ? [{ label: 'Sum that was due', sum: moneyText(dueMinor, currency) }] : []),
    { label: `Given back${cardOf(payment, '', ' to ')}`, sum: sumOf(refund) },
  ];
}

export function reservationSection({ reservation }: BookingFacts) {
  const { referenceNumber, rooms } = reservation;
  return {
    heading: `Reservation ${referenceNumber}`,
    words: [
      ...rooms.map(({ roomTypeName, ratePlanName }) => `${roomTypeName}, ${ratePlanName}`),
      ...stayTexts(reservation),
    ],
  };
}
