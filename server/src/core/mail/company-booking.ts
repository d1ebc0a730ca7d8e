import { dayMonthYearText, shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import { contactText, sumLines, type BookingFacts } from './booking-facts.ts';
import { extraLines } from './room-lines.ts';
import type { ShortMail } from './short-mail.ts';

/**
 * To a company's billing contact: who booked on its invoice, what it comes to, and whom to ask. It carries no link: the
 * booking's pages are its guest's.
 */
export function companyBooking(facts: BookingFacts, { name, poNumber }: BilledCompany): ShortMail {
  const { hotel, reservation } = facts;
  const { booker, currency, grossMinor, referenceNumber, rooms, stay } = reservation;
  const hotelName = hotel.definition.property.name;
  const { vat, paid, open } = sumLines(facts);
  const who = `${booker.firstName} ${booker.lastName}`;
  return {
    subject: `On your invoice: PO number ${poNumber}, ${hotelName}, reservation ${referenceNumber}`,
    title: 'A booking on your invoice',
    words: [
      `${who} has booked with us for ${name}, with the PO number ${poNumber}.`,
      `Reservation ${referenceNumber} is from ${dayMonthYearText(stay.arrival)} to ${dayMonthYearText(stay.departure)}. We send you the invoice.`,
    ],
    lines: [
      ...rooms.flatMap((room) => [
        {
          label: `${room.roomTypeName}, ${room.leadGuest.firstName} ${room.leadGuest.lastName}, ${shortDateText(room.stay.arrival)} to ${shortDateText(room.stay.departure)}`,
          sum: moneyText(room.grossMinor, currency),
        },
        ...extraLines(reservation, room),
      ]),
      { label: 'Total', sum: moneyText(grossMinor, currency) },
      vat,
      ...paid,
      ...open,
    ],
    sections: [
      {
        heading: 'Not one of yours?',
        words: [contactText(facts, 'If nobody of yours should have booked this')],
      },
    ],
  };
}
