import type { ChangeId } from '@portico/domain/ids';
import type { ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely, Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { limitTable, windowSeconds } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { readActionUrl } from '../../payments/attempts/payment-ledger.store.ts';
import { ledgerOfJson, selectLedger, type LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import { newestEmailChange } from './email-change.store.ts';
import type { ChangeKey } from './change.store.ts';
import { readStoredPlan, type StoredPlan } from './stored-plan.ts';

type Db = Kysely<Schema>;
type OfBooking = Pick<ChangeKey, 'propertyId' | 'reservationId'>;
type SettledStatus = Exclude<ChangeStatus, 'open'>;

const WINDOW_MS = windowSeconds[limitTable.changesPerBooking.window] * 1_000;

/** A change that waits or waited for its payment. */
export interface PaidChange extends ChangeKey {
  readonly status: ChangeStatus;
  /** Null once it is settled. */
  readonly plan: StoredPlan | null;
  /** End of the hold on what it newly needs; null once settled. */
  readonly holdEndsAt: Date | null;
}

const changesOf = (db: Db, { propertyId, reservationId }: OfBooking) =>
  db
    .selectFrom('reservation_change')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId);

/** Undefined if there is none. */
export function readPaidChange(db: Db, key: ChangeKey): Promise<PaidChange | undefined> {
  return readPaid(key, changesOf(db, key).where('change_id', '=', key.changeId));
}

/** The change of a booking that waits for its payment, at most one; undefined: none. */
export function readOpenChange(db: Db, booking: OfBooking): Promise<PaidChange | undefined> {
  return readPaid(booking, changesOf(db, booking).where('status', '=', 'open'));
}

async function readPaid(
  { propertyId, reservationId }: OfBooking,
  query: ReturnType<typeof changesOf>,
): Promise<PaidChange | undefined> {
  const row = await query.select(['change_id', 'status', 'plan', 'hold_ends_at']).executeTakeFirst();
  if (row === undefined) return undefined;
  const { change_id: changeId, status, plan, hold_ends_at: holdEndsAt } = row;
  return {
    propertyId,
    reservationId,
    changeId,
    status,
    plan: plan === null ? null : readStoredPlan(plan),
    holdEndsAt,
  };
}

/** Changes of a booking: the waiting one first, then the newest. */
const newestFirst = (db: Db, booking: OfBooking) =>
  changesOf(db, booking)
    .select(['change_id', 'status', 'hold_ends_at'])
    .orderBy(({ eb }) => eb('status', '=', 'open'), 'desc')
    .orderBy('settled_at', 'desc')
    .orderBy('change_id', 'desc');

/** Whether the last settled change of a booking was declined. */
export async function wasLastDeclined(db: Db, booking: OfBooking): Promise<boolean> {
  const last = await newestFirst(db, booking).where('status', '<>', 'open').limit(1).executeTakeFirst();
  return last?.status === 'declined';
}

/** The waiting change of a booking and the last settled one; null: none. */
export interface ChangesOfBooking {
  readonly open: {
    readonly changeId: ChangeId;
    readonly holdEndsAt: Date | null;
    /** Where the guest answers the bank or pays; null: nowhere yet. */
    readonly actionUrl: string | null;
  } | null;
  readonly last: { readonly changeId: ChangeId; readonly status: SettledStatus } | null;
  /** The newest address of the booker that both mailboxes must confirm; null: none. */
  readonly emailToConfirm: string | null;
}

/** Its changes and its ledger, as of one moment. */
export async function readChangesAndLedger(
  db: Db,
  booking: OfBooking,
  now: Date,
): Promise<{ readonly changes: ChangesOfBooking; readonly ledger: readonly LedgerEntry[] }> {
  const {
    changes: rows,
    emails,
    ledger,
  } = await db
    .selectNoFrom([
      jsonArrayFrom(newestFirst(db, booking).limit(2)).as('changes'),
      jsonArrayFrom(newestEmailChange(db, booking, now)).as('emails'),
      jsonArrayFrom(selectLedger(db, booking)).as('ledger'),
    ])
    .executeTakeFirstOrThrow();
  const settled = rows.flatMap(({ change_id: changeId, status }) =>
    status === 'open' ? [] : [{ changeId, status }],
  );
  const [open] = rows.filter(({ status }) => status === 'open');
  const changes = {
    open: open
      ? {
          changeId: open.change_id,
          holdEndsAt: open.hold_ends_at === null ? null : new Date(open.hold_ends_at),
          actionUrl: await readActionUrl(db, booking.propertyId, booking.reservationId),
        }
      : null,
    last: settled[0] ?? null,
    emailToConfirm: emails[0]?.email ?? null,
  };
  return { changes, ledger: ledgerOfJson(ledger) };
}

/** Changes and money of a locked booking that decide about a further change. */
export interface ChangesSoFar {
  /** A change waits for its payment. */
  readonly isWaiting: boolean;
  /** Changes made in the last hour. */
  readonly recentChanges: number;
  /** Those made by number and name. */
  readonly madeByLookup: number;
  /** Payments less refunds. */
  readonly ledger: readonly LedgerEntry[];
}

export async function readChangesSoFar(
  tx: Transaction<Schema>,
  booking: OfBooking,
  now: Date,
): Promise<ChangesSoFar> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const { waiting, recentChanges, madeByLookup, ledger } = await changesOf(tx, booking)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'open').as('waiting'),
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'applied')
        .filterWhere('settled_at', '>', since)
        .as('recentChanges'),
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'applied')
        .filterWhere('settled_at', '>', since)
        .filterWhere('made_by', '=', 'lookup')
        .as('madeByLookup'),
      jsonArrayFrom(selectLedger(tx, booking)).as('ledger'),
    ])
    .executeTakeFirstOrThrow();
  return { isWaiting: waiting > 0, recentChanges, madeByLookup, ledger: ledgerOfJson(ledger) };
}
