import type { AuditOutcome } from '../../platform/database/staff-tables.types.ts';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeKind, ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { storedJson } from '../../platform/database/stored-json.ts';
import { newId } from '../../platform/ids.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A change in a booking's history; amounts in minor units. */
export interface HistoryEntry {
  readonly kind: ChangeKind;
  readonly status: ChangeStatus;
  readonly madeBy: ChangeMaker;
  readonly what: readonly { readonly what: string; readonly was: string; readonly now: string }[];
  readonly grossBeforeMinor: number;
  readonly grossAfterMinor: number;
  readonly takenMinor: number;
  readonly refundedMinor: number;
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** Of each list of a booking's history. */
const MOST = 200;

const differences = z.array(z.object({ what: z.string(), was: z.string(), now: z.string() }));
const storedWhat = storedJson('reservation_change.what', differences);
const auditedWhat = storedJson('audit_entry.what', differences);

/** The newest, at most 200, in chronological order. */
export async function readHistory(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(MOST)
    .execute();
  return rows.toReversed().map((row) => ({
    kind: row.kind,
    status: row.status,
    madeBy: row.made_by,
    what: storedWhat(row.what),
    grossBeforeMinor: row.gross_before,
    grossAfterMinor: row.gross_after,
    takenMinor: row.taken,
    refundedMinor: row.refunded,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}

/** A mail of a booking, from the time it was written. */
export interface WrittenMail {
  readonly at: Date;
  readonly kind: string;
  readonly isSent: boolean;
}

/** Mails of a booking, in chronological order. */
export async function readMails(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<WrittenMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at'])
    .where('property_id', '=', propertyId)
    .where(sql<string>`payload->>'reservationId'`, '=', reservationId)
    .where(({ eb, or }) =>
      or([eb('kind', 'like', 'guest-%'), eb('kind', 'like', 'hotel-%'), eb('kind', 'like', 'company-%')]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('outbox_id', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .toReversed()
    .map(({ kind, created_at: at, sent_at: sentAt }) => ({ kind, at, isSent: sentAt !== null }));
}

/** What a call did to a booking. */
export interface AuditedCall {
  readonly at: Date;
  readonly call: string;
  readonly madeBy: string;
  readonly outcome: AuditOutcome;
  readonly what: HistoryEntry['what'];
  readonly reason: string | null;
}

/** Entries of the audit trail about a booking, in chronological order. */
export async function readEntries(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<AuditedCall[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['asked_at', 'call', 'made_by', 'outcome', 'what', 'reason'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('asked_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(MOST)
    .execute();
  return rows.toReversed().map(({ asked_at: at, made_by: madeBy, what, ...entry }) => ({
    ...entry,
    at,
    madeBy,
    what: auditedWhat(what),
  }));
}

/** Lets the outbox send the confirmation once more, under a Message-ID of its own. */
export async function sendAgain(
  db: Kysely<Schema>,
  { propertyId, reservationId }: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  now: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: null, due_at: now, lease_until: null, tries: 0, last_error: null, message_id: newId() })
    .where('property_id', '=', propertyId)
    .where(sql<string>`payload->>'reservationId'`, '=', reservationId)
    .where('kind', '=', 'guest-confirmation')
    .execute();
}
