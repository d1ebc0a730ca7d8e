import { partyText } from '@portico/contract/texts/table-texts';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import * as z from 'zod';
import { dateAt } from '../hotel/date-at.ts';
import { readRestaurantDay, type TableOfDay } from '../tables/restaurant-day.store.ts';
import { optional, property, value } from './command-option.ts';
import { noteLine } from './note-line.ts';
import { command, done, refusedFor } from './command.ts';
import { withHotel } from './with-hotel.ts';

const text = z.string();

const table = z.strictObject({
  reference: text,
  restaurant: text,
  time: text,
  until: text,
  party: z.int(),
  promotion: text.nullable(),
  email: text,
  phone: text,
  reservation: z.strictObject({ number: text, state: z.enum(['proved', 'said', 'unknown']) }).nullable(),
  specialRequests: text.nullable(),
});
type Table = z.input<typeof table>;

/** The tables of a day. Rule: docs/tables.md. */
export const restaurantDay = command({
  name: 'restaurant day',
  does: ['Who has a table on a day: time, party, menu, contacts and requests, by restaurant and time.'],
  options: {
    property,
    date: optional(value.date('the day; default: the hotel’s today')),
    restaurant: optional(value.whole('ID', 'one restaurant, by its id', [1, 2_147_483_647])),
  },
  answers: z.strictObject({ date: text, covers: z.int(), tables: z.array(table) }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      const { name } = hotel.definition.property;
      const date = named.date ?? dateAt(hotel, setting.clock.now());
      const restaurant = [...hotel.restaurants.values()].find(({ rules }) => rules.id === named.restaurant);
      if (named.restaurant !== undefined && restaurant === undefined)
        return refusedFor(`${name} has no restaurant ${named.restaurant}.`);
      const booked = await readRestaurantDay(kysely, hotel.propertyId, date, restaurant?.rules.id);
      const covers = booked.reduce((sum, { party }) => sum + party, 0);
      const tables = booked.map(answerOf);
      const lines = [
        `${name}, tables on ${date}: ${tables.length}, covers: ${covers}`,
        ...tables.flatMap(describe),
      ];
      return done(lines, { date, covers, tables });
    }),
});

function answerOf(booked: TableOfDay): Table {
  return {
    reference: booked.referenceNumber,
    restaurant: booked.restaurantName,
    time: timeOfQuarter(booked.quarter),
    until: timeOfQuarter(booked.quarter + booked.turnQuarters),
    party: booked.party,
    promotion: booked.promotion?.name ?? null,
    email: booked.email,
    phone: booked.phone,
    reservation: booked.isReservation ? { number: booked.identifier, state: stateOf(booked) } : null,
    specialRequests: booked.requests,
  };
}

function stateOf({ reservationId, isNumberKnown }: TableOfDay): 'proved' | 'said' | 'unknown' {
  if (reservationId !== null) return 'proved';
  return isNumberKnown ? 'said' : 'unknown';
}

const stays = {
  proved: (number: string) => `staying: ${number}`,
  said: (number: string) => `says that they stay: ${number}, not proved`,
  unknown: (number: string) => `says that they stay: ${number}, which is no number of ours`,
} as const;

function describe(booked: Table): string[] {
  const { restaurant, time, until, party, promotion, email, phone, reservation, specialRequests } = booked;
  return [
    `${booked.reference}, ${restaurant}, ${time} to ${until}, ${partyText(party)}`,
    `  ${[email, phone].filter(Boolean).join(', ') || 'erased'}`,
    ...(promotion === null ? [] : [`  menu: ${promotion}`]),
    ...(reservation === null ? [] : [`  ${stays[reservation.state](reservation.number)}`]),
    ...(specialRequests === null ? [] : [`  requests: ${noteLine(specialRequests)}`]),
  ];
}
