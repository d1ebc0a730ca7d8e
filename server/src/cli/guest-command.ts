import type { Transaction } from 'kysely';
import * as z from 'zod';
import { dateAt } from '../hotel/date-at.ts';
import { forgetToken } from '../payments/cards/forget-token.ts';
import { isPayingByLink } from '../guest-data/erase-beside.store.ts';
import type { Person } from '../guest-data/person.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { commandPayments } from './command-payments.ts';
import { command, done, refusedFor } from './command.ts';
import { property } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import {
  disownCardRequests,
  eraseAccount,
  eraseBooking,
  eraseFromStay,
  hasOpenMoney,
  readTablesToCome,
  readTokens,
} from '../guest-data/erase-guest.store.ts';
import {
  readBookingForPerson,
  readPersonBookings,
  readPersonRest,
  readStayOfGuest,
  type PersonBooking,
} from './guest-data.store.ts';
import { emailOfPerson, withPerson, type FoundPerson } from './with-person.ts';

/** Rule: docs/operating.md, "Guest data". */
export const exportGuest = command({
  name: 'guest export',
  does: ['Everything that is kept of a person at a hotel, as JSON.'],
  options: { property, email: emailOfPerson },
  answers: z.looseObject({ hotel: z.string(), email: z.string(), bookings: z.array(z.custom<object>()) }),
  run: (named, setting) => withPerson(named, setting, exported),
});

async function exported({ hotel, person }: FoundPerson, { kysely }: Database) {
  const found = await readPersonBookings(kysely, person);
  const bookings = await Promise.all(
    found.map(({ reservationId, isBooker }) =>
      (isBooker ? readBookingForPerson : readStayOfGuest)(kysely, person, reservationId),
    ),
  );
  const facts = { hotel: hotel.definition.property.name, email: person.email, bookings };
  const answer = { ...facts, ...(await readPersonRest(kysely, person)) };
  return done([JSON.stringify(answer, null, 2)], answer);
}

/** Rule: docs/operating.md, "Guest data". */
export const eraseGuest = command({
  name: 'guest erase',
  does: [
    'Takes a person out of what is kept; dates, rooms, sums and payments stay. Not while a stay is to come.',
    'Refused, and nothing is done, while money of a stay is on its way.',
  ],
  options: { property, email: emailOfPerson },
  answers: z.strictObject({ email: z.string(), bookings: z.int(), left: z.array(z.string()) }),
  run: (named, setting) => withPerson(named, setting, (found, database) => erase(found, database, setting)),
});

async function erase({ hotel, person }: FoundPerson, database: Database, setting: CommandSetting) {
  const { providers } = await commandPayments(setting.environment);
  const now = setting.clock.now();
  const today = dateAt(hotel, now);
  const erased = await inTransaction(database, async (tx) => {
    const bookings = await readPersonBookings(tx, person);
    if (bookings.length === 0 && isEmpty(await readPersonRest(tx, person)))
      return { why: [`Nothing is kept of ${person.email}.`] };
    const why = await whyNotYet(tx, person, bookings, today);
    if (why.length > 0) return { why };
    const theirs = bookings.filter(({ isBooker }) => isBooker).map(({ reservationId }) => reservationId);
    await disownCardRequests(tx, person);
    const tokens = await readTokens(tx, person, theirs);
    for (const { reservationId, isBooker } of bookings) {
      if (isBooker) await eraseBooking(tx, person, reservationId, now);
      else await eraseFromStay(tx, person, reservationId);
    }
    await eraseAccount(tx, person, now);
    return { bookings: bookings.length, tokens };
  });
  if (erased.why !== undefined) return refusedFor(...erased.why, 'Nothing was erased.');
  const left: string[] = [];
  for (const held of erased.tokens) {
    if (await forgetToken(database.kysely, providers, person.propertyId, held, now)) continue;
    left.push(`A card is still kept at ${held.provider} as ${held.token}: take it away there.`);
  }
  const { bookings } = erased;
  const lines = [
    `Erased what was kept of ${person.email}: names, contacts, notes and cards of ${bookings} bookings, the account with its cards and log-ins, messages.`,
    ...left,
    'Dates, rooms, sums and payments stay. Copies are still with who carries your mail, with your payment provider, and in backups.',
  ];
  return done(lines, { email: person.email, bookings, left });
}

const isEmpty = (rest: object) => Object.values(rest).every((value) => value === null);

const stands = ['pending', 'action-required', 'confirmed'];

async function whyNotYet(
  tx: Transaction<Schema>,
  person: Person,
  bookings: readonly PersonBooking[],
  today: string,
): Promise<string[]> {
  const why: string[] = [];
  for (const { reservationId, referenceNumber, status, departure } of bookings) {
    if (stands.includes(status) && departure >= today)
      why.push(`${referenceNumber} is still to come: erase after ${departure}, or cancel it first.`);
    else if (await hasOpenMoney(tx, person, reservationId))
      why.push(`${referenceNumber} has a payment or a refund under way: erase when that is done.`);
  }
  if (await isPayingByLink(tx, person))
    why.push('A payment by a link is under way: erase when that is done.');
  for (const date of await readTablesToCome(tx, person, today))
    why.push(`A table is booked for ${date}: erase after that day, or cancel it first.`);
  return why;
}
