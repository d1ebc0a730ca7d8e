import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { PaymentAttemptTable } from '../../platform/database/booked-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { SavedCard } from '../attempts/attempt.ts';
import { savedCardOf } from '../attempts/payment-ledger.store.ts';
import type { AttemptKey } from '../payment-port.ts';

/** A later part of a confirmed booking's price, charged on a local date of the property. */
export interface PlannedCharge extends AttemptKey {
  readonly reservationId: ReservationId;
  /** Name of the provider with the saved card; `none`: no card was saved. */
  readonly provider: string;
  readonly money: Money;
  readonly dueDate: LocalDate;
  readonly createdAt: Date;
}

export async function insertPlanned(
  tx: Transaction<Schema>,
  charges: readonly PlannedCharge[],
): Promise<void> {
  const rows = charges.map((charge) => ({
    property_id: charge.propertyId,
    attempt_id: charge.attemptId,
    reservation_id: charge.reservationId,
    provider: charge.provider,
    kind: 'charge' as const,
    purpose: 'scheduled' as const,
    status: 'planned' as const,
    amount: charge.money.minor,
    currency: charge.money.currency,
    due_date: charge.dueDate,
    created_at: charge.createdAt,
  }));
  await tx.insertInto('payment_attempt').values(rows).execute();
}

/** Days on which a booking is still to be charged. */
export async function readPlannedDays(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<PlannedCharge, 'propertyId' | 'reservationId'>,
): Promise<LocalDate[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select('due_date')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'planned')
    .execute();
  return rows.flatMap(({ due_date: date }) => date ?? []);
}

/** The sum of what is still to be charged of a booking, minor units. */
export async function readPlannedMinor(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<PlannedCharge, 'propertyId' | 'reservationId'>,
): Promise<number> {
  const { minor } = await db
    .selectFrom('payment_attempt')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('minor'))
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'planned')
    .executeTakeFirstOrThrow();
  return minor;
}

/** Cancels a booking's scheduled charges; returns them. */
export async function cancelPlanned(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: Pick<PlannedCharge, 'propertyId' | 'reservationId'>,
  now: Date,
): Promise<PaymentAttemptId[]> {
  const rows = await tx
    .updateTable('payment_attempt')
    .set({ status: 'cancelled', settled_at: now })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'planned')
    .returning('attempt_id')
    .execute();
  return rows.map(({ attempt_id: attemptId }) => attemptId);
}

/** The day came, and no saved card could be charged. */
export async function markUnpaid(tx: Transaction<Schema>, key: AttemptKey, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({ status: 'unpaid', settled_at: now })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .execute();
}

/** A booking's saved token, and the name of its provider. */
export interface SavedForBooking {
  readonly provider: string;
  readonly token: string;
  /** Null when the provider did not identify the card. */
  readonly card: SavedCard | null;
}

/** The card saved last for a booking; undefined if none. */
export async function readSavedCard(
  db: Kysely<Schema>,
  booking: Pick<PlannedCharge, 'propertyId' | 'reservationId'>,
): Promise<SavedForBooking | undefined> {
  return savedForBooking(await selectSavedCard(db, booking).executeTakeFirst());
}

/** As part of a larger statement; its row goes to `savedForBooking`. */
export function selectSavedCard(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<PlannedCharge, 'propertyId' | 'reservationId'>,
) {
  return db
    .selectFrom('payment_attempt')
    .select(['provider', 'card_token', 'card_brand', 'card_last4', 'card_expiry'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('purpose', 'in', ['booking', 'change', 'keep-card'])
    .where('status', 'in', ['paid', 'stored'])
    .where('card_token', 'is not', null)
    .orderBy('settled_at', 'desc')
    .limit(1);
}

type CardRow = Pick<Selectable<PaymentAttemptTable>, 'provider'> & Parameters<typeof savedCardOf>[0];

export function savedForBooking(row: CardRow | null | undefined): SavedForBooking | undefined {
  const token = row?.card_token ?? null;
  if (!row || token === null) return undefined;
  return { provider: row.provider, token, card: savedCardOf(row) };
}

/**
 * Fixes card and provider of a charge. The first run of its job decides, so that a repeat calls the same provider,
 * whatever card was saved since.
 */
export async function fixCardOfCharge(
  tx: Transaction<Schema>,
  key: AttemptKey,
  savedCard: Pick<SavedForBooking, 'provider' | 'token'>,
): Promise<Pick<SavedForBooking, 'provider' | 'token'>> {
  await tx
    .updateTable('payment_attempt')
    .set({ provider: savedCard.provider, card_token: savedCard.token })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .where('card_token', 'is', null)
    .execute();
  const row = await tx
    .selectFrom('payment_attempt')
    .select(['provider', 'card_token'])
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .executeTakeFirstOrThrow();
  return { provider: row.provider, token: row.card_token ?? savedCard.token };
}

export async function readTimeZone(db: Kysely<Schema>, propertyId: PropertyId): Promise<string> {
  const row = await db
    .selectFrom('property')
    .select(sql<string>`definition #>> '{property,timeZone}'`.as('time_zone'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

/**
 * A condition on a row of `payment_attempt`: a later part that could not be charged. It is the newest try of its day, and
 * none has paid or is under way. `attempt`: the alias of the table.
 */
export function isFailedCharge(attempt: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${attempt}.${column}`);
  return sql<boolean>`(${of('purpose')} = 'scheduled' AND ${of('status')} IN ('declined', 'unpaid') AND NOT EXISTS (
    SELECT FROM payment_attempt AS other
    WHERE other.property_id = ${of('property_id')} AND other.reservation_id = ${of('reservation_id')}
      AND other.due_date = ${of('due_date')} AND other.attempt_id <> ${of('attempt_id')}
      AND (other.status IN ('planned', 'created', 'action-required', 'paid')
        OR other.status IN ('declined', 'unpaid') AND other.created_at > ${of('created_at')})))`;
}

/** The day and sum of a later part that could not be charged; undefined: it is none, or none any more. */
export async function readFailedCharge(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
): Promise<{ readonly date: LocalDate; readonly minor: number } | undefined> {
  const row = await db
    .selectFrom('payment_attempt as attempt')
    .select(['due_date', 'amount as minor'])
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .where(isFailedCharge('attempt'))
    .executeTakeFirst();
  return row?.due_date ? { date: row.due_date, minor: row.minor } : undefined;
}

/** Whether an earlier try of the same day failed: guest and hotel were mailed then. */
export async function hasFailedBefore(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM payment_attempt AS attempt JOIN payment_attempt AS other USING (property_id, reservation_id, due_date)
    WHERE property_id = ${propertyId} AND attempt.attempt_id = ${attemptId}
      AND other.attempt_id <> ${attemptId} AND other.status IN ('declined', 'unpaid')
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
