import { longDateText, dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { currencyDigits } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import { scriptJson } from '../platform/html/escape-html.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import {
  addressLine,
  CALENDAR_WORDS,
  calendarUrl,
  cancellingTexts,
  changingText,
  hasOwnDates,
  MANAGE_WORDS,
  manageUrl,
  roomsText,
  roomText,
  type BookingFacts,
  confirmationUrl,
  WHERE_WORDS,
  whereUrl,
} from '../booking/booking-facts.ts';
import { html, nothing, type Html } from './html.ts';
import { footer, inRow, header } from './mail-frame.ts';
import {
  button,
  dateColumn,
  heading,
  keyFob,
  ledgerRow,
  link,
  mailFrame,
  paragraph,
  totalRow,
} from './mail-parts.ts';
import { mailColours, sans, serif, tableAttributes as table, type MailColours } from './mail-style.ts';
import { extraLines, promotionTexts } from './room-lines.ts';
import { offsetDateTime } from '../booking/stay-instants.ts';
import { sumLines } from './sum-lines.ts';

/** The booker's mail: number, dates, sums, terms, directions to the hotel. Self-contained HTML. */
export function guestConfirmationHtml(facts: BookingFacts): string {
  const { hotel, reservation } = facts;
  const colours = mailColours(hotel.definition.property.theme);
  const money = (minor: number) => moneyText(minor, reservation.currency);
  return mailFrame(colours, {
    title: guestConfirmationSubject(facts),
    preview: `${roomsText(facts)}${fromText(facts)}, ${money(reservation.grossMinor)} in all.`,
    markup: lodgingReservation(facts),
    rows: [
      header(facts, colours),
      inRow('32px 40px 0', keyFob(colours, reservation.referenceNumber)),
      inRow('28px 40px 0', opening(facts, colours)),
      inRow('32px 40px 0', dates(facts, colours)),
      inRow('32px 40px 0', ledger(facts, colours)),
      inRow('28px 40px 0', button(colours, MANAGE_WORDS, manageUrl(facts))),
      inRow('16px 40px 0', link(colours, CALENDAR_WORDS, calendarUrl(facts))),
      inRow('4px 40px 0', words(facts, colours)),
      footer(facts, colours),
    ],
  });
}

/** “ from Sunday 14th March 2027”, of the first of several on dates of their own. */
function fromText({ reservation }: BookingFacts): string {
  const from = hasOwnDates(reservation) ? ', the first from' : ' from';
  return `${from} ${longDateText(reservation.stay.arrival)}`;
}

/** “Booked: K7QD3XWM4P, The Quay House, Sunday 14th March 2027”. */
export function guestConfirmationSubject({ hotel, reservation }: BookingFacts): string {
  const { name } = hotel.definition.property;
  return `Booked: ${reservation.referenceNumber}, ${name}, ${longDateText(reservation.stay.arrival)}`;
}

function opening(facts: BookingFacts, { ink }: MailColours): Html {
  const { hotel, reservation } = facts;
  const { thanks } = hotel.definition.property.voice;
  return html`<h1 style="margin:0;font:400 34px/40px ${serif};letter-spacing:-.4px;color:${ink}">
      ${thanks}, ${reservation.booker.firstName}.
    </h1>
    <p style="margin:12px 0 0;font:400 17px/26px ${sans};color:${ink}">
      ${unbroken(`${roomsText(facts)}${fromText(facts)}.`)} Keep this e-mail: it has your number, what you pay
      and what cancelling costs.
    </p>`;
}

function dates({ hotel, reservation }: BookingFacts, colours: MailColours): Html {
  const { checkInTime, checkOutTime } = hotel.definition.property;
  const column = (date: LocalDate, time: string) =>
    dateColumn(colours, { weekday: weekdayText(date), day: dayText(date), month: monthText(date), time });
  const { arrival, departure } = reservation.stay;
  return html`<table width="100%" ${table}>
    <tr>
      ${column(arrival, `from\u00a0${checkInTime}`)}
      <td width="8%" align="center" style="padding:0 12px;font:400 20px/20px ${sans};color:${colours.muted}">
        →
      </td>
      ${column(departure, `by\u00a0${checkOutTime}`)}
    </tr>
  </table>`;
}

function ledger(facts: BookingFacts, colours: MailColours): Html {
  const { reservation } = facts;
  const money = (minor: number) => moneyText(minor, reservation.currency);
  const { taxes, paid, open } = sumLines(facts);
  const small = { padding: '4px' };
  return html`<table width="100%" ${table}>
    ${reservation.rooms.map(
      (room) =>
        html`${ledgerRow(colours, roomLabel(facts, room, colours), money(room.grossMinor))}${extraLines(reservation, room).map((line) => ledgerRow(colours, line.label, line.sum, small))}`,
    )}${totalRow(colours, money(reservation.grossMinor))}${taxes.map((line) => ledgerRow(colours, line.label, line.sum, { ...small, ink: colours.muted }))}${paid.map((line) => ledgerRow(colours, line.label, line.sum, { ...small, ink: colours['pos-text'] }))}${open.map((line) => ledgerRow(colours, line.label, line.sum, small))}
  </table>`;
}

function roomLabel({ reservation }: BookingFacts, room: BookedRoom, { muted }: MailColours): Html {
  const lines = [roomText(reservation, room), ...promotionTexts(reservation, room)];
  return html`<b style="font-weight:600">${room.roomTypeName}</b>,
    ${room.ratePlanName}${lines.map((line) => html`<br /><span style="color:${muted}">${unbroken(line)}</span>`)}`;
}

function words(facts: BookingFacts, colours: MailColours): Html {
  const { property } = facts.hotel.definition;
  const changing = [...cancellingTexts(facts), changingText(facts), property.voice.desk];
  const arriving = [property.voice.arriving, addressLine(facts)];
  const where = whereUrl(facts);
  return html`${heading('If plans change')}${changing.map(paragraph)}${heading('Finding us')}${arriving.map(paragraph)}${where === undefined ? nothing : link(colours, WHERE_WORDS, where)}`;
}

/** The booking as schema.org's LodgingReservation, which mail programs show with the mail. */
function lodgingReservation(facts: BookingFacts): Html {
  const { reservation } = facts;
  const { property } = facts.hotel.definition;
  const { firstName, lastName } = reservation.booker;
  const { arrival, departure } = reservation.stay;
  const markup = {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: reservation.referenceNumber,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: `${firstName} ${lastName}` },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: property.name,
      address: addressLine(facts),
      telephone: property.telephone,
    },
    checkinDate: offsetDateTime(arrival, property.checkInTime, property.timeZone),
    checkoutDate: offsetDateTime(departure, property.checkOutTime, property.timeZone),
    url: confirmationUrl(facts),
    totalPrice: decimalOf(reservation.grossMinor, reservation.currency).toFixed(
      currencyDigits(reservation.currency),
    ),
    priceCurrency: reservation.currency,
  };
  const json = scriptJson(markup).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return { html: `<script type="application/ld+json">${json}</script>` };
}
