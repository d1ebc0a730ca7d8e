import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import { sql, type Kysely } from 'kysely';
import { isFailedCharge } from '../../payments/scheduled/scheduled-charge.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { storedDueLater } from '../../reservation/stored-booking.ts';
import { plannedMinor } from '../run/money-of-booking.store.ts';
import type { NeedKind } from '../../platform/database/staff-tables.types.ts';

/** Money that did not move. */
export interface StoppedMoney {
  readonly id: string;
  readonly reservationId: ReservationId | null;
  readonly minor: number;
  readonly at: Date;
}

const isOpen = (kind: NeedKind, propertyId: PropertyId, id: string) => sql`NOT EXISTS (
  SELECT FROM dealt_with WHERE dealt_with.property_id = ${propertyId} AND dealt_with.kind = ${kind}
    AND dealt_with.subject_id = ${sql.ref(id)})`;

/** What of stopped money is listed. */
interface StoppedMoneyQuery {
  readonly since: Date;
  readonly limit: number;
}

/** A later part that could not be charged. Minor units. */
export interface FailedCharge extends StoppedMoney {
  readonly reservationId: ReservationId;
  readonly date: LocalDate;
  readonly due: Pick<DueOfBooking, 'later' | 'onInvoiceMinor'>;
  readonly plannedMinor: number;
}

interface FailedRow extends Omit<FailedCharge, 'due'> {
  readonly later: object;
  readonly onInvoiceMinor: number;
}

/** Later charges that failed, of confirmed bookings that leave on a date or later; oldest first. */
export async function readFailedCharges(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { since, leavesFrom, limit }: StoppedMoneyQuery & { readonly leavesFrom: LocalDate },
): Promise<FailedCharge[]> {
  const { rows } = await sql<FailedRow>`
    SELECT attempt_id AS id, reservation_id AS "reservationId", amount AS minor, attempt.settled_at AS at,
      attempt.due_date AS date, due_later AS later, due_on_invoice AS "onInvoiceMinor",
      ${plannedMinor} AS "plannedMinor"
    FROM payment_attempt AS attempt JOIN reservation AS r USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND ${isFailedCharge('attempt')} AND attempt.settled_at >= ${since}
      AND r.status = 'confirmed' AND r.departure >= ${leavesFrom}
      AND ${isOpen('charge', propertyId, 'attempt.attempt_id')}
    ORDER BY attempt.settled_at
    LIMIT ${limit}`.execute(db);
  return rows.map(({ later, onInvoiceMinor, ...charge }) => ({
    ...charge,
    due: { later: storedDueLater(later), onInvoiceMinor },
  }));
}

/** Refunds that the provider refused, oldest first. */
export async function readRefusedRefunds(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { since, limit }: StoppedMoneyQuery,
): Promise<StoppedMoney[]> {
  const { rows } = await sql<StoppedMoney>`
    SELECT refund_id AS id, reservation_id AS "reservationId", amount AS minor, refused_at AS at
    FROM refund
    WHERE property_id = ${propertyId} AND refused_at >= ${since}
      AND ${isOpen('refund', propertyId, 'refund.refund_id')}
    ORDER BY refused_at
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** A guest's message to the hotel, or to its group. */
interface OpenMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly at: Date;
}

export async function readOpenMessages(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  limit: number,
): Promise<OpenMessage[]> {
  const { rows } = await sql<OpenMessage>`
    SELECT contact_id AS id, name, email, phone, message, created_at AS at
    FROM contact_message
    WHERE property_id = ${propertyId} AND ${isOpen('message', propertyId, 'contact_message.contact_id')}
    ORDER BY created_at
    LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * The booking that each of these e-mail addresses may write about: confirmed, the next or the one they are in; else the
 * last.
 */
export async function readBookingsOfAddresses(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  emails: readonly string[],
  today: LocalDate,
): Promise<ReadonlyMap<string, ReservationId>> {
  const { rows } = await sql<{ readonly email: string; readonly reservationId: ReservationId }>`
    SELECT email, reservation_id AS "reservationId"
    FROM unnest(${[...new Set(emails)]}::text[]) AS asked (email), LATERAL (
      SELECT reservation_id FROM reservation
      WHERE property_id = ${propertyId} AND lower(booker ->> 'email') COLLATE "C" = lower(email)
        AND status = 'confirmed'
      ORDER BY departure < ${today}::date, abs(arrival - ${today}::date)
      LIMIT 1) AS found`.execute(db);
  return new Map(rows.map(({ email, reservationId }) => [email, reservationId]));
}

/** Whether a person has dealt with a charge, refund or message. */
export async function isDealtWith(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { kind, id }: { readonly kind: NeedKind; readonly id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('dealt_with')
    .select('done_at')
    .where('property_id', '=', propertyId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the hotel has such a charge, refund or message. */
export async function hasSubject(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { kind, id }: { readonly kind: NeedKind; readonly id: string },
): Promise<boolean> {
  const found = {
    charge: sql`SELECT FROM payment_attempt WHERE property_id = ${propertyId} AND attempt_id = ${id}
      AND status IN ('declined', 'unpaid')`,
    refund: sql`SELECT FROM refund WHERE property_id = ${propertyId} AND refund_id = ${id}
      AND refused_at IS NOT NULL`,
    message: sql`SELECT FROM contact_message WHERE property_id = ${propertyId} AND contact_id = ${id}`,
  };
  const { rows } = await found[kind].execute(db);
  return rows.length > 0;
}

export async function setDealtWith(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { kind, id, isDone }: { readonly kind: NeedKind; readonly id: string; readonly isDone: boolean },
  now: Date,
): Promise<void> {
  if (isDone)
    await db
      .insertInto('dealt_with')
      .values({ property_id: propertyId, kind, subject_id: id, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('dealt_with')
      .where('property_id', '=', propertyId)
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .execute();
}
