import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { shortDateText } from '@portico/contract/texts/date-texts';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { localDate } from '@portico/domain/calendar/local-date';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { isPayingByLink } from '../../guest-data/erase-beside.store.ts';
import {
  disownCardRequests,
  eraseAccount,
  eraseBooking,
  eraseFromStay,
  hasOpenMoney,
  readTablesToCome,
  readTokens,
} from '../../guest-data/erase-guest.store.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { HeldToken } from '../../payments/cards/account-card.store.ts';
import { forgetToken } from '../../payments/cards/forget-token.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { bookingsOf, findGuest, type FoundGuest } from './find-guest.ts';
import { readPersonRest, type PersonBooking } from './guest-data.store.ts';

type Erase = 'Guest/Erase';

/**
 * Takes a person out of what is stored; dates, rooms, sums and payments stay. Refuses while a stay is to come or money is
 * on its way. `isPreview`: only says what would be erased. Rule: docs/every-day.md, "Guest data".
 */
export async function eraseGuest(
  run: Run,
  takes: DeskTaken<Erase>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<Erase>> {
  const { database, providers, clock } = run;
  const guest = await findGuest(run, takes);
  if (!guest.ok) return guest;
  const { booking } = guest.value;
  if (booking !== null) run.audit({ reservationId: booking.reservationId });
  const now = clock.now();
  const erased = await inTransaction(database, (tx) =>
    erase(tx, guest.value, { isPreview, now, today: dateAt(run.hotel, now) }),
  );
  if (!erased.ok) return erased;
  const { bookings, tokens } = erased.value;
  const left: string[] = [];
  for (const held of tokens) {
    if (await forgetToken(database.kysely, providers, run.hotel.propertyId, held, now)) continue;
    left.push(`A card is still kept at ${held.provider} as ${held.token}: take it away there.`);
  }
  run.audit({ what: [{ what: 'a guest', was: `in ${bookings} bookings`, now: 'erased' }] });
  return ok({ bookings, left });
}

interface Erased {
  readonly bookings: number;
  /** Of the cards that their providers have to forget. */
  readonly tokens: readonly HeldToken[];
}

async function erase(
  tx: Transaction<Schema>,
  guest: FoundGuest,
  { isPreview, now, today }: { readonly isPreview: boolean; readonly now: Date; readonly today: string },
): Promise<Result<Erased, DeskRefusal>> {
  const { person } = guest;
  const bookings = await bookingsOf(tx, guest);
  const hasAddress = person.email !== '';
  if (bookings.length === 0 && (!hasAddress || isEmpty(await readPersonRest(tx, person))))
    return refused({ code: 'desk.guest-unknown', facts: { email: person.email } });
  const why = await whyNotYet(tx, guest, bookings, today);
  if (why.length > 0) return refused({ code: 'desk.guest-not-yet', facts: { why } });
  if (isPreview) return ok({ bookings: bookings.length, tokens: [] });
  const theirs = bookings.filter(({ isBooker }) => isBooker).map(({ reservationId }) => reservationId);
  if (hasAddress) await disownCardRequests(tx, person);
  const tokens = await readTokens(tx, { ...person, email: hasAddress ? person.email : null }, theirs);
  for (const { reservationId, isBooker } of bookings) {
    if (isBooker) await eraseBooking(tx, person, reservationId, now);
    else await eraseFromStay(tx, person, reservationId);
  }
  if (hasAddress) await eraseAccount(tx, person, now);
  return ok({ bookings: bookings.length, tokens });
}

const dayWords = (date: string) => shortDateText(localDate(date));

const isEmpty = (rest: object) => Object.values(rest).every((value) => value === null);

const stands = ['pending', 'action-required', 'confirmed'];

async function whyNotYet(
  tx: Transaction<Schema>,
  { person }: FoundGuest,
  bookings: readonly PersonBooking[],
  today: string,
): Promise<string[]> {
  const why: string[] = [];
  for (const { reservationId, referenceNumber, status, departure } of bookings) {
    if (stands.includes(status) && departure >= today)
      why.push(
        `${referenceNumber} is still to come: erase after ${dayWords(departure)}, or cancel it first.`,
      );
    else if (await hasOpenMoney(tx, person, reservationId))
      why.push(`${referenceNumber} has a payment or a refund under way: erase when that is done.`);
  }
  if (person.email === '') return why;
  if (await isPayingByLink(tx, person))
    why.push('A payment by a link is under way: erase when that is done.');
  for (const date of await readTablesToCome(tx, person, today))
    why.push(`A table is booked for ${dayWords(date)}: erase after that day, or cancel it first.`);
  return why;
}
