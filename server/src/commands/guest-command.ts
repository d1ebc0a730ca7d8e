import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Transaction } from 'kysely';
import { forgetToken } from '../core/account/forget-token.ts';
import { hotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { commandPayments } from './command-payments.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { eraseAccount, eraseBooking, eraseFromStay, hasOpenMoney, readTokens } from './erase-guest.store.ts';
import {
  readBookingForPerson,
  readPersonBookings,
  readPersonRest,
  readStayOfGuest,
  type Person,
  type PersonBooking,
} from './guest-data.store.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { setMayChoosePayment } from './account-invoice.store.ts';

/** A person at a hotel: its code, and their e-mail address in any case. */
export interface NamedPerson {
  readonly property: string;
  readonly email: string;
}

interface Found {
  readonly hotel: Hotel;
  readonly person: Person;
}

/** `guest export`: everything that is kept of a person, as JSON. Rule: docs/operating.md, "What is kept of a guest". */
export function exportGuestCommand(named: NamedPerson, setting: CommandSetting): Promise<CommandOutput> {
  return withPerson(named, setting, async ({ hotel, person }, { kysely }) => {
    const found = await readPersonBookings(kysely, person);
    const bookings = await Promise.all(
      found.map(({ reservationId, isBooker }) =>
        (isBooker ? readBookingForPerson : readStayOfGuest)(kysely, person, reservationId),
      ),
    );
    const kept = { hotel: hotel.definition.property.name, email: person.email, bookings };
    return said(JSON.stringify({ ...kept, ...(await readPersonRest(kysely, person)) }, null, 2));
  });
}

/**
 * `guest erase`: takes a person out of what is kept; the hotel's books stay. Refused, and nothing is done, while a stay of
 * theirs is to come or money of it is on its way. Rule: docs/operating.md, "What is kept of a guest".
 */
export function eraseGuestCommand(named: NamedPerson, setting: CommandSetting): Promise<CommandOutput> {
  return withPerson(named, setting, async ({ hotel, person }, database) => {
    const { providers } = await commandPayments(setting.environment);
    const now = setting.clock.now();
    const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
    const erased = await inTransaction(database, async (tx) => {
      const bookings = await readPersonBookings(tx, person);
      const why = await whyNotYet(tx, person, bookings, today);
      if (why.length > 0) return { why };
      const theirs = bookings.filter(({ isBooker }) => isBooker).map(({ reservationId }) => reservationId);
      const tokens = await readTokens(tx, person, theirs);
      for (const { reservationId, isBooker } of bookings) {
        if (isBooker) await eraseBooking(tx, person, reservationId, now);
        else await eraseFromStay(tx, person, reservationId);
      }
      await eraseAccount(tx, person);
      return { bookings, tokens };
    });
    if (erased.why !== undefined) return refused(...erased.why, 'Nothing was erased.');
    const left: string[] = [];
    for (const held of erased.tokens) {
      if (await forgetToken(database.kysely, providers, person.propertyId, held)) continue;
      left.push(`A card is still kept at ${held.provider} as ${held.token}: take it away there.`);
    }
    return said(
      `Erased what was kept of ${person.email}: names, contacts, notes and cards of ${erased.bookings.length} bookings, the account with its cards and log-ins, messages.`,
      ...left,
      'Dates, rooms, sums and payments stay. Copies are still with who carries your mail, with your payment provider, and in backups.',
    );
  });
}

/** `account allow-invoice`, `account forbid-invoice`: CanChoosePaymentMethod of one guest. */
export const allowInvoiceCommand = invoiceCommand(true);
export const forbidInvoiceCommand = invoiceCommand(false);

function invoiceCommand(isAllowed: boolean) {
  return (named: NamedPerson, setting: CommandSetting): Promise<CommandOutput> =>
    withPerson(named, setting, async ({ person }, { kysely }) => {
      if (!(await setMayChoosePayment(kysely, person, isAllowed)))
        return refused(`This hotel has no account of ${person.email}.`);
      return said(
        `${person.email} may ${isAllowed ? 'choose an invoice from now on' : 'not choose an invoice any more'}.`,
      );
    });
}

const said = (...lines: string[]): CommandOutput => ({ exitCode: 0, lines });
const refused = (...lines: string[]): CommandOutput => ({ exitCode: 1, lines });

async function withPerson(
  { property, email }: NamedPerson,
  { environment, log }: CommandSetting,
  work: (found: Found, database: Database) => Promise<CommandOutput>,
): Promise<CommandOutput> {
  return withHotelDatabase(environment, log, async (database) => {
    const hotel = await hotelDirectory(database).find(property);
    if (hotel === undefined) return refused(`There is no hotel of the code ${property}.`);
    const person = { propertyId: hotel.propertyId, email: email.trim().toLowerCase() };
    return work({ hotel, person }, database);
  });
}

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
  return why;
}
