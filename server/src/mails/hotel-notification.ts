import { shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { nightsOf } from '@portico/domain/calendar/stay';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { countryName } from '../hotel/country.ts';
import { bedTexts, cancellingTexts, stayText, type BookingFacts } from '../booking/booking-facts.ts';
import { totalLines, type Line } from './sum-lines.ts';
import { html } from './html.ts';
import { heading, ledgerRow, mailFrame, paragraph } from './mail-parts.ts';
import { quotedHtml, quotedText } from './quoted-note.ts';
import { extraLines, promotionTexts } from './room-lines.ts';
import { mailColours, serif, tableAttributes as table } from './mail-style.ts';

/** “New booking K7QD3XWM4P: Lovelace, Sun 14 Mar 2027, 3 nights”. */
export function hotelNotificationSubject({ reservation }: BookingFacts): string {
  const { referenceNumber, booker, stay } = reservation;
  return `New booking ${referenceNumber}: ${booker.lastName}, ${shortDateText(stay.arrival)}, ${nightsText(nightsOf(stay))}`;
}

/** The note to the hotel: guests, rooms, nights, sums and the guest's notes. */
export function hotelNotificationHtml(facts: BookingFacts): string {
  const colours = mailColours(facts.hotel.definition.property.theme);
  const rows = (lines: readonly Line[]) => lines.map(({ label, sum }) => ledgerRow(colours, label, sum));
  return mailFrame(colours, {
    title: hotelNotificationSubject(facts),
    preview: bookerLines(facts.reservation).join(', '),
    rows: [
      html`<tr>
        <td class="side" style="padding:32px 40px">
          <h1 style="margin:0;font:400 28px/34px ${serif}">${unbroken(hotelNotificationSubject(facts))}</h1>
          ${heading('Booked by')}${bookerLines(facts.reservation).map((line) => paragraph(line))}${facts.reservation.rooms.map(
            (room) =>
              html`${heading(roomTitle(room))}${paragraph(roomGuests(room))}
                <table width="100%" ${table}>
                  ${rows(roomLines(facts, room))}
                </table>`,
          )}${invoiceLines(facts.reservation).map(([title, line]) => html`${heading(title)}${paragraph(line)}`)}${heading('Sums')}
          <table width="100%" ${table}>
            ${rows(totalLines(facts))}
          </table>
          ${noteLines(facts.reservation).map(([title, words]) => html`${heading(title)}${quotedHtml(words, colours)}`)}${heading('Cancelling')}${cancellingTexts(facts).map((line) => paragraph(line))}
        </td>
      </tr>`,
    ],
  });
}

export function hotelNotificationText(facts: BookingFacts): string {
  const { reservation } = facts;
  const written = (lines: readonly Line[]) =>
    lines.map(({ label, sum }) => `  ${label}${sum === '' ? '' : `: ${sum}`}`);
  return [
    hotelNotificationSubject(facts),
    '',
    'Booked by',
    ...bookerLines(reservation),
    '',
    ...reservation.rooms.flatMap((room) => [
      roomTitle(room),
      roomGuests(room),
      ...written(roomLines(facts, room)),
      '',
    ]),
    ...invoiceLines(reservation).flatMap(([title, line]) => [title, line, '']),
    'Sums',
    ...written(totalLines(facts)),
    '',
    ...noteLines(reservation).flatMap(([title, words]) => [title, ...quotedText(words), '']),
    'Cancelling',
    ...cancellingTexts(facts),
    '',
  ].join('\n');
}

/** The booker, one fact a line: name, contacts, address. */
export function bookerLines({ booker }: BookedReservation): string[] {
  const { firstName, lastName, email, phone, street, city, stateOrCounty, postCode, countryId } = booker;
  const country = countryId === null ? '' : countryName(countryId);
  const address = [street, city, stateOrCounty, postCode, country].filter((part) => part !== '').join(', ');
  const wants = booker.optIn ? ['Would like to hear from you'] : [];
  return [`${firstName} ${lastName}`, `${email} / ${phone}`, address, ...wants];
}

/** The recipient of the hotel's invoice; empty for any other way to pay. */
function invoiceLines({ booker, company, paymentType }: BookedReservation): [string, string][] {
  if (!isInvoice(paymentType)) return [];
  const { firstName, lastName, email } = booker;
  const to =
    company === null
      ? `${firstName} ${lastName}, ${email}`
      : `${company.name} (account ${company.accountId}), PO number ${company.poNumber}, ${company.contact.name}, ${company.contact.email}`;
  return [['Send the invoice to', to]];
}

function roomTitle({ roomNumber, roomTypeName, ratePlanName }: BookedRoom): string {
  return `${roomNumber}. ${roomTypeName}, ${ratePlanName}`;
}

function roomGuests(room: BookedRoom): string {
  const { leadGuest, guests, stay } = room;
  const contact = [leadGuest.email, leadGuest.phone].filter((part) => part !== '').join(' / ');
  const name = `${leadGuest.firstName} ${leadGuest.lastName}`;
  const parts = [name, contact, guestsText(guests, room.childAges), stayText(stay), ...bedTexts(room)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A room's nights, discounts and extras. */
function roomLines({ reservation }: BookingFacts, room: BookedRoom): Line[] {
  const { currency } = reservation;
  return [
    ...room.nights.map(({ date, grossMinor }) => ({
      label: shortDateText(date),
      sum: moneyText(grossMinor, currency),
    })),
    ...promotionTexts(reservation, room).map((label) => ({ label, sum: '' })),
    ...extraLines(reservation, room),
  ];
}

/** The guest's notes with titles; always quoted. */
function noteLines({ specialRequests, comment, promoCode }: BookedReservation): [string, string][] {
  const notes = [
    ['Special requests', specialRequests],
    ['Promo code', promoCode],
    ['Additional information', comment],
  ] as const;
  return notes.flatMap(([title, note]) => (note === null ? [] : [[title, note]]));
}
