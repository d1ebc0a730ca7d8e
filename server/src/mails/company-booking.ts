import { longDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import { contactText, stayText, type BookingFacts } from '../booking/booking-facts.ts';
import { totalLines } from './sum-lines.ts';
import { extraLines } from './room-lines.ts';
import type { ShortMail } from './short-mail.ts';

/**
 * To a company's billing contact: the booker, the sum on its invoice, and whom to ask. Contains no link: the booking's
 * pages are for its guest.
 */
export function companyBooking(facts: BookingFacts, { name, poNumber }: BilledCompany): ShortMail {
  const { hotel, reservation } = facts;
  const { booker, currency, referenceNumber, rooms, stay } = reservation;
  const hotelName = hotel.definition.property.name;
  const who = `${booker.firstName} ${booker.lastName}`;
  return {
    subject: `On your invoice: PO number ${poNumber}, ${hotelName}, reservation ${referenceNumber}`,
    title: 'A booking on your invoice',
    words: [
      `${who} has booked with us for ${name}, with the PO number ${poNumber}.`,
      `Reservation ${referenceNumber} is from ${longDateText(stay.arrival)} to ${longDateText(stay.departure)}. We send you the invoice.`,
    ],
    lines: [
      ...rooms.flatMap((room) => [
        {
          label: `${room.roomTypeName}, ${room.leadGuest.firstName} ${room.leadGuest.lastName}, ${stayText(room.stay)}`,
          sum: moneyText(room.grossMinor, currency),
        },
        ...extraLines(reservation, room),
      ]),
      ...totalLines(facts),
    ],
    sections: [
      {
        heading: 'Not one of yours?',
        words: [contactText(facts, 'If nobody at your company should have booked this')],
      },
    ],
  };
}
