import { hotelDataCalls, type DeskArrival } from '@portico/contract/desk/calls/hotel-data-calls';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { Hotel } from '../hotel/hotel.ts';
import { optional, property, value } from './command-option.ts';
import { noteLine } from './note-line.ts';
import { command, done } from './command.ts';
import { timeText } from './time-text.ts';
import { withOperation } from './with-operation.ts';

/** Guests arriving on a day, and what they stated before. Rule: docs/pre-check-in.md. */
export const arrivalsCommand = command({
  name: 'arrivals',
  does: ['Who arrives on a day: rooms, guests, beds, extras and requests, and who has checked in online.'],
  options: { property, date: optional(value.date('the day of arrival; default: the hotel’s today')) },
  answers: hotelDataCalls['Arrivals/Read'].answers,
  run: ({ property: code, date = null }, setting) =>
    withOperation(setting, code, 'Arrivals/Read', { date }, (answer, hotel) => {
      const { rooms } = answer;
      const online = rooms.filter(({ checkedInOnlineAt }) => checkedInOnlineAt !== null).length;
      const { name } = hotel.definition.property;
      const lines = [
        `${name}, arrivals on ${answer.date}: ${rooms.length}, checked in online: ${online}`,
        ...rooms.flatMap((room) => describe(hotel, localDate(answer.date), room)),
      ];
      return done(lines, answer);
    }),
});

function describe(hotel: Hotel, arrival: LocalDate, room: DeskArrival): string[] {
  const { number, roomType, ratePlan, departure, childAges, beds, extras, checkedInOnlineAt } = room;
  const nights = `${nightsText(nightsOf({ arrival, departure: localDate(departure) }))} to ${departure}`;
  const people = room.guests.map(({ firstName, lastName, email, phone }) =>
    [`${firstName} ${lastName}`.trim() || 'not named yet', email, phone].filter(Boolean).join(', '),
  );
  const taken = extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return [
    `${number}, room ${room.room}: ${roomType}, ${ratePlan}, ${nights}, ${guestsText(room, childAges)}`,
    checkedInOnlineAt === null
      ? '  not checked in online'
      : `  checked in online ${timeText(hotel, new Date(checkedInOnlineAt))}`,
    ...(room.arrivalTime === null ? [] : [`  expected at ${room.arrivalTime}`]),
    ...people.map((person) => `  ${person}`),
    ...(beds === null ? [] : [`  beds: ${beds}`]),
    ...(taken === '' ? [] : [`  extras: ${taken}`]),
    ...(room.specialRequests === null ? [] : [`  requests: ${noteLine(room.specialRequests)}`]),
    ...(room.comment === null ? [] : [`  additional information: ${noteLine(room.comment)}`]),
  ];
}
