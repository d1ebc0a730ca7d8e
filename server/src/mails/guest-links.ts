import { guestPaths } from '@portico/contract/paths';
import { momentText } from '@portico/contract/texts/cancellation-texts';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { PaymentRequest } from '../payments/by-link/payment-request.ts';
import type { AskedByLink } from '../payments/invoice/read-outstanding.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** To a guest whose booking is held until its link is paid. Undefined once it is not held. */
export function guestPayLink(facts: BookingFacts, request: PaymentRequest): ShortMail | undefined {
  const { hotel, reservation } = facts;
  const { property } = hotel.definition;
  const { booker, stay, status, holdEndsAt, referenceNumber } = reservation;
  if (status !== 'pending' || holdEndsAt === null || request.revokedAt !== null) return undefined;
  const { date, hour, minute } = localTimeAt(holdEndsAt.getTime(), property.timeZone);
  const at = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const until = momentText({ date, at }, longDateText);
  const sum = moneyText(reservation.due.onInvoiceMinor, reservation.currency);
  const names = reservation.rooms.map(({ roomTypeName }) => roomTypeName).join(', ');
  return {
    subject: `Please pay to book: ${property.name}, ${longDateText(stay.arrival)}`,
    title: `We keep it for you, ${booker.firstName}.`,
    words: [
      `${names} at ${property.name}, ${longDateText(stay.arrival)} to ${longDateText(stay.departure)}.`,
      `It is booked once ${sum} is paid. We hold it until ${until}.`,
    ],
    link: { words: `Pay ${sum}`, url: linkUrl(facts, request, 'P', referenceNumber) },
    sections: [
      {
        heading: 'Did you not ask for this?',
        words: [
          'Then do nothing: no money is taken, and what is held for you is released.',
          contactText(facts, 'For help'),
          `Reservation number: ${referenceNumber}`,
        ],
      },
    ],
  };
}

/** To a guest whom staff ask to pay, for a booking that stands or was cancelled. */
export function guestAskedToPay(
  facts: BookingFacts,
  request: PaymentRequest,
  { invoiceNumber, leftMinor, minor }: AskedByLink,
): ShortMail {
  const { booker, grossMinor, currency } = facts.reservation;
  const money = (sum: number) => moneyText(sum, currency);
  const sum = money(minor);
  return {
    subject: `Please pay ${sum}: ${subjectEnd(facts)}`,
    title: `Please pay ${sum}, ${booker.firstName}.`,
    words: [
      minor < leftMinor
        ? `This is a part of the ${money(leftMinor)} that is still to be paid for your booking.`
        : 'This is all that is still to be paid for your booking.',
      'The link works until it is paid.',
    ],
    lines: [
      { label: 'Your booking costs', sum: money(grossMinor) },
      { label: 'Still to be paid', sum: money(leftMinor) },
      { label: 'To be paid now', sum },
    ],
    link: { words: `Pay ${sum}`, url: linkUrl(facts, request, 'P', invoiceNumber) },
    sections: sectionsOf(facts),
  };
}

/** To a guest whom staff ask to leave a card as a guarantee. */
export function guestCardLink(facts: BookingFacts, request: PaymentRequest): ShortMail {
  const { booker, due, referenceNumber } = facts.reservation;
  const later =
    due.later.length === 0 ? [] : ['What falls due later, as your booking says, is charged to it.'];
  return {
    subject: `Please leave a card: ${subjectEnd(facts)}`,
    title: `Please leave a card for your booking, ${booker.firstName}.`,
    words: [
      'We keep it to guarantee your booking. Nothing is charged now.',
      ...later,
      'If you do not come, or cancel late, what your booking asks for that is charged to it.',
      'Please type the card on our page only, never in an e-mail.',
    ],
    link: { words: 'Leave a card', url: linkUrl(facts, request, 'S', referenceNumber) },
    sections: sectionsOf(facts),
  };
}

function subjectEnd({ hotel, reservation }: BookingFacts): string {
  return `${hotel.definition.property.name}, ${shortDateText(reservation.stay.arrival)}`;
}

function linkUrl(
  { hotel, publicUrl, payLinkCode }: BookingFacts,
  request: PaymentRequest,
  actionType: 'P' | 'S',
  invoiceNumber: string,
): string {
  const { paymentId } = request;
  const linkCode = payLinkCode(request);
  const link = { actionType, invoiceNumber, linkCode, paymentId };
  return publicUrl + guestPaths.securePayLink(hotel.definition.property.code, link);
}

function sectionsOf(facts: BookingFacts) {
  return [
    reservationSection(facts),
    { heading: 'Any question?', words: [contactText(facts, 'If you have one')] },
  ];
}
