import { guestPaths } from '@portico/contract/paths';
import { longDateText } from '@portico/contract/texts/date-texts';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ShortMail } from './short-mail.ts';

/** To a guest who was asked to wait: the booking failed, and nothing was charged. */
export function guestNotBooked(facts: BookingFacts): ShortMail {
  const { hotel, reservation, publicUrl } = facts;
  const { property } = hotel.definition;
  const { singular, plural } = property.unitName;
  const { booker, stay, status, paymentType } = reservation;
  const arrival = longDateText(stay.arrival);
  return {
    subject: `Not booked: ${property.name}, ${arrival}`,
    title: `We are sorry, ${booker.firstName}.`,
    words: [
      `Your booking at ${property.name} from ${arrival} did not go through.`,
      status === 'declined'
        ? `${isProviderWay(paymentType) ? 'The payment' : 'Your card'} was declined. No ${singular} is booked and nothing was charged.`
        : `The payment was not completed in time. No ${singular} is booked and nothing was charged.`,
    ],
    link: { words: 'Look again', url: publicUrl + guestPaths.book(property.code) },
    sections: [
      {
        heading: 'Would you still like to come?',
        words: [
          `Our ${plural} and prices are where you found them. They may have changed since.`,
          contactText(facts, 'For help with your booking'),
          `Reservation number: ${reservation.referenceNumber}`,
        ],
      },
    ],
  };
}
