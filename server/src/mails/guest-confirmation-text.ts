import { longDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import {
  addressLine,
  cancellingTexts,
  changingText,
  MANAGE_WORDS,
  calendarUrl,
  CALENDAR_WORDS,
  manageUrl,
  roomsText,
  roomText,
  websiteUrl,
  WHERE_WORDS,
  whereUrl,
  type BookingFacts,
} from '../booking/booking-facts.ts';
import { sumLines } from './sum-lines.ts';
import { extraLines, promotionTexts } from './room-lines.ts';

export function guestConfirmationText(facts: BookingFacts): string {
  const { hotel, reservation } = facts;
  const { property } = hotel.definition;
  const money = (minor: number) => moneyText(minor, reservation.currency);
  const { taxes, paid, open } = sumLines(facts);
  const where = whereUrl(facts);
  return [
    `${property.voice.thanks}, ${reservation.booker.firstName}.`,
    `${roomsText(facts)} at ${property.name}.`,
    '',
    `Reservation number: ${reservation.referenceNumber}`,
    `Arrival: ${longDateText(reservation.stay.arrival)}, from ${property.checkInTime}`,
    `Departure: ${longDateText(reservation.stay.departure)}, by ${property.checkOutTime}`,
    '',
    ...reservation.rooms.flatMap((room) => [
      `${room.roomTypeName}, ${room.ratePlanName}: ${money(room.grossMinor)}`,
      ...[roomText(reservation, room), ...promotionTexts(reservation, room)].map((line) => `  ${line}`),
      ...extraLines(reservation, room).map(({ label, sum }) => `  ${label}: ${sum}`),
    ]),
    `Total: ${money(reservation.grossMinor)}`,
    ...[...taxes, ...paid, ...open].map(({ label, sum }) => `${label}: ${sum}`),
    '',
    `${MANAGE_WORDS}: ${manageUrl(facts)}`,
    `${CALENDAR_WORDS}: ${calendarUrl(facts)}`,
    '',
    'If plans change',
    ...cancellingTexts(facts),
    changingText(facts),
    property.voice.desk,
    '',
    'Finding us',
    property.voice.arriving,
    addressLine(facts),
    ...(where === undefined ? [] : [`${WHERE_WORDS}: ${where}`]),
    '',
    [property.name, property.telephone, property.email, websiteUrl(facts)].join('\n'),
    '',
  ].join('\n');
}
