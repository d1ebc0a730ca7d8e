import { localDate } from '@portico/domain/calendar/local-date';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import { DOUBLE, PROPERTY } from '../builders/hotel-file.ts';
import type { TestDatabase } from '../database/test-database.ts';

/** What a world's database holds. */
interface Books {
  readonly db: TestDatabase;
}

/** What is sold of the Doubles on one night. */
export function bookedOn({ db }: Books, date: string): Promise<{ sold: number; held: number }> {
  return db.database.kysely
    .selectFrom('room_night')
    .select(['sold', 'held'])
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', localDate(date))
    .executeTakeFirstOrThrow();
}

/** The scheduled charges, by date. */
export function scheduledCharges({ db }: Books) {
  return db.database.kysely
    .selectFrom('payment_attempt')
    .select(['status', 'amount', 'due_date', 'settled_at', 'look_at'])
    .where('purpose', '=', 'scheduled')
    .orderBy('due_date')
    .execute();
}

/** Kinds of all messages ever written, except those of the booking itself. */
export async function laterMessages({ db }: Books): Promise<string[]> {
  const rows = await db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
  const ofTheBooking = ['guest-confirmation', 'hotel-notification', 'scheduled-charge'];
  return rows.map(({ kind }) => kind).filter((kind) => !ofTheBooking.includes(kind));
}

/** Extras of a day's inventory sold on a date: the saunas. */
export function saunasOn({ db }: Books, date: string): Promise<{ sold: number; held: number }> {
  return db.database.kysely
    .selectFrom('extra_day')
    .select(['sold', 'held'])
    .where('stay_date', '=', localDate(date))
    .executeTakeFirstOrThrow();
}

/** How often the one promotion is used. */
export function redemptionsIn({ db }: Books): Promise<{ used: number; held: number }> {
  return db.database.kysely.selectFrom('promotion_use').select(['used', 'held']).executeTakeFirstOrThrow();
}

/** Minor units remaining on a voucher, by its code in lower case. */
export async function balanceOf({ db }: Books, code: string): Promise<number> {
  const query = db.database.kysely
    .selectFrom('gift_voucher')
    .select('balance')
    .where('voucher_code', '=', code);
  return (await query.executeTakeFirstOrThrow()).balance;
}

/** The number of declined cards counted for the whole hotel. */
export async function hotelDeclines({ db }: Books): Promise<number> {
  const rows = await db.database.kysely
    .selectFrom('rate_limit')
    .select('counted')
    .where('kind', '=', 'declines-per-hotel')
    .execute();
  return rows.reduce((sum, { counted }) => sum + counted, 0);
}

/** A booking as it stands, by its confirmation token. */
export async function readBooked({ db }: Books, token: unknown): Promise<BookedReservation> {
  const booked = await readReservation(db.database.kysely, PROPERTY, { confirmationToken: String(token) });
  if (booked === undefined) throw new Error('no such booking');
  return booked;
}

/** The covers taken in each quarter of an hour of an evening, by quarter. */
export async function coversTaken({ db }: Books, date = '2027-03-15'): Promise<Map<number, number>> {
  const rows = await db.database.kysely
    .selectFrom('restaurant_quarter')
    .select(['quarter', 'taken', 'visit_date'])
    .where('taken', '>', 0)
    .orderBy('quarter')
    .execute();
  return new Map(rows.filter((row) => row.visit_date === date).map((row) => [row.quarter, row.taken]));
}
