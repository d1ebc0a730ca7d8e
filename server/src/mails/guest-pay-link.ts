import { guestPaths } from '@portico/contract/paths';
import { momentText } from '@portico/contract/texts/cancellation-texts';
import { longDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PaymentRequest } from '../payments/by-link/payment-request.ts';
import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ShortMail } from './short-mail.ts';

/** To a guest whose booking is held until its link is paid. Undefined once it is not held. */
export function guestPayLink(facts: BookingFacts, request: PaymentRequest): ShortMail | undefined {
  const { hotel, reservation, publicUrl } = facts;
  const { property } = hotel.definition;
  const { booker, stay, status, holdEndsAt, referenceNumber } = reservation;
  if (status !== 'pending' || holdEndsAt === null || request.revokedAt !== null) return undefined;
  const { date, hour, minute } = localTimeAt(holdEndsAt.getTime(), property.timeZone);
  const at = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const until = momentText({ date, at }, longDateText);
  const sum = moneyText(reservation.due.onInvoiceMinor, reservation.currency);
  const names = reservation.rooms.map(({ roomTypeName }) => roomTypeName).join(', ');
  const path = guestPaths.securePayLink(property.code, {
    actionType: 'P',
    invoiceNumber: referenceNumber,
    linkCode: facts.payLinkCode(request),
    paymentId: request.paymentId,
  });
  return {
    subject: `Please pay to book: ${property.name}, ${longDateText(stay.arrival)}`,
    title: `We keep it for you, ${booker.firstName}.`,
    words: [
      `${names} at ${property.name}, ${longDateText(stay.arrival)} to ${longDateText(stay.departure)}.`,
      `It is booked once ${sum} is paid. We hold it until ${until}.`,
    ],
    link: { words: `Pay ${sum}`, url: publicUrl + path },
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
