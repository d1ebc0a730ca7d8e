import type { ChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReservationChangeTable } from '../../platform/database/booked-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { readActionUrl } from '../payment/attempts/payment-ledger.store.ts';
import { ledgerOfJson, selectLedger, type LedgerEntry } from '../payment/attempts/read-ledger.store.ts';
import type { ChangePlan } from './change-plan.ts';
import { planJson, readKeptPlan, type KeptPlan } from './kept-plan.ts';

type Tx = Transaction<Schema>;

const AN_HOUR_MS = 60 * 60_000;

export interface ChangeKey {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly changeId: ChangeId;
}

interface NewChange {
  readonly changeId: ChangeId;
  readonly madeBy: ChangeMaker;
  readonly reason: string | null;
  readonly now: Date;
}

/** A change that waits for its payment, or did. */
export interface PaidChange extends ChangeKey {
  readonly status: ChangeStatus;
  /** Null once it is settled. */
  readonly plan: KeptPlan | null;
  /** Until when it holds what it newly needs; null once it is settled. */
  readonly holdEndsAt: Date | null;
}

/** The row of a change in the history of the booking, in the transaction that makes it. */
export function appliedRow(tx: Tx, plan: ChangePlan, change: NewChange): Write {
  const { now } = change;
  const refunded = plan.money.refundMinor;
  const facts = { status: 'applied', plan: null, refunded, settled_at: now, hold_ends_at: null } as const;
  return tx.insertInto('reservation_change').values({ ...rowOf(plan, change), ...facts });
}

/** Writes a change that waits for its payment. */
export async function insertOpen(
  tx: Tx,
  plan: ChangePlan,
  change: NewChange & { readonly holdEndsAt: Date },
): Promise<void> {
  const kept = planJson(plan);
  const facts = { status: 'open', plan: kept, settled_at: null, hold_ends_at: change.holdEndsAt } as const;
  await tx
    .insertInto('reservation_change')
    .values({ ...rowOf(plan, change), ...facts })
    .execute();
}

function rowOf(
  { kind, before, after, what, money }: ChangePlan,
  { changeId, madeBy, reason, now }: NewChange,
) {
  return {
    property_id: before.propertyId,
    reservation_id: before.reservationId,
    change_id: changeId,
    kind,
    made_by: madeBy,
    what: JSON.stringify(what),
    gross_before: before.grossMinor,
    gross_after: after.grossMinor,
    paid_before: money.paidMinor,
    reason,
    created_at: now,
  };
}

/** As it stands; the booking it is of is locked. Undefined where there is none such. */
export async function readPaidChange(
  db: Kysely<Schema>,
  { propertyId, reservationId, changeId }: ChangeKey,
): Promise<PaidChange | undefined> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['status', 'plan', 'hold_ends_at'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const plan = row.plan === null ? null : readKeptPlan(row.plan);
  return { propertyId, reservationId, changeId, status: row.status, plan, holdEndsAt: row.hold_ends_at };
}

/** The change of a booking that waits for its payment; undefined where none does. */
export async function readOpenChange(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
): Promise<{ readonly changeId: ChangeId; readonly holdEndsAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['change_id', 'hold_ends_at'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row && { changeId: row.change_id, holdEndsAt: row.hold_ends_at };
}

/** What became of the last change of a booking that is settled; undefined where it has none. */
export async function readLastChange(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
): Promise<{ readonly changeId: ChangeId; readonly status: Exclude<ChangeStatus, 'open'> } | undefined> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['change_id', 'status'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '<>', 'open')
    .orderBy('settled_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && settledOf(row);
}

/** The change of a booking that waits for its payment, and the last one that is settled; null: none. */
export interface ChangesOfBooking {
  readonly open: {
    readonly changeId: ChangeId;
    readonly holdEndsAt: Date | null;
    /** Where the guest has to answer the bank, or to pay; null: nowhere yet. */
    readonly actionUrl: string | null;
  } | null;
  readonly last: { readonly changeId: ChangeId; readonly status: Exclude<ChangeStatus, 'open'> } | null;
}

/** Its changes and its ledger, as of one moment. */
export async function readChangesAndLedger(
  db: Kysely<Schema>,
  key: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
): Promise<{ readonly changes: ChangesOfBooking; readonly ledger: readonly LedgerEntry[] }> {
  const { changes: rows, ledger } = await db
    .selectNoFrom([
      jsonArrayFrom(selectChanges(db, key)).as('changes'),
      jsonArrayFrom(selectLedger(db, key)).as('ledger'),
    ])
    .executeTakeFirstOrThrow();
  const open = rows.find(({ status }) => status === 'open');
  const actionUrl = open && (await readActionUrl(db, key.propertyId, key.reservationId));
  const changes = {
    open: open
      ? {
          changeId: open.change_id,
          holdEndsAt: open.hold_ends_at === null ? null : new Date(open.hold_ends_at),
          actionUrl: actionUrl ?? null,
        }
      : null,
    last: rows.map(settledOf).find((settled) => settled !== undefined) ?? null,
  };
  return { changes, ledger: ledgerOfJson(ledger) };
}

function selectChanges(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
) {
  // One waits at most.
  return db
    .selectFrom('reservation_change')
    .select(['change_id', 'status', 'hold_ends_at'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy(({ eb }) => eb('status', '=', 'open'), 'desc')
    .orderBy('settled_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(2);
}

function settledOf({
  change_id: changeId,
  status,
}: Pick<Selectable<ReservationChangeTable>, 'change_id' | 'status'>) {
  return status === 'open' ? undefined : { changeId, status };
}

/** What of the changes of a booking, and of its money, decides about one more; the booking is locked. */
export interface ChangesSoFar {
  /** One waits for its payment. */
  readonly isWaiting: boolean;
  /** How many were made within the hour. */
  readonly madeLately: number;
  /** What was paid and kept of the booking. */
  readonly ledger: readonly LedgerEntry[];
}

export async function readChangesSoFar(
  tx: Tx,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
  now: Date,
): Promise<ChangesSoFar> {
  const since = new Date(now.getTime() - AN_HOUR_MS);
  const { waiting, madeLately, ledger } = await tx
    .selectFrom('reservation_change')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'open').as('waiting'),
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'applied')
        .filterWhere('settled_at', '>', since)
        .as('madeLately'),
      jsonArrayFrom(selectLedger(tx, { propertyId, reservationId })).as('ledger'),
    ])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return { isWaiting: waiting > 0, madeLately, ledger: ledgerOfJson(ledger) };
}

/** What became of a change that waited; nothing is held for it any more. */
export function settledChange(
  tx: Tx,
  { propertyId, reservationId, changeId }: ChangeKey,
  facts: {
    readonly status: Exclude<ChangeStatus, 'open'>;
    /** What was taken for it and given back by it, in minor units. */
    readonly takenMinor?: number;
    readonly refundedMinor?: number;
    readonly now: Date;
  },
): Write {
  return tx
    .updateTable('reservation_change')
    .set({
      status: facts.status,
      taken: facts.takenMinor ?? 0,
      refunded: facts.refundedMinor ?? 0,
      settled_at: facts.now,
      plan: null,
      hold_ends_at: null,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId);
}

/** Ends the hold of a change that waits for its guest; the payment is still to be voided. */
export async function endChangeHold(
  db: Kysely<Schema>,
  { propertyId, reservationId, changeId }: ChangeKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('reservation_change')
    .set({ hold_ends_at: now })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId)
    .where('hold_ends_at', '>', now)
    .execute();
}
