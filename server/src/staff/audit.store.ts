import type { PropertyId, ReservationId, StaffId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { AuditOutcome } from '../platform/database/staff-tables.types.ts';

/** One difference that was made, in words without a guest's data. */
export interface Difference {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** What an operation tells of itself for the audit trail. */
export interface AuditFacts {
  readonly reservationId?: ReservationId;
  readonly what?: readonly Difference[];
  readonly reason?: string;
}

export interface AuditKey {
  readonly propertyId: PropertyId;
  readonly entryId: string;
}

/** A request under its sender's key. */
export interface RequestUnderKey {
  readonly key: string;
  readonly fingerprint: string;
}

/** A member of staff, or another system; both null: a command. */
export interface AuditSender {
  readonly staffId: StaffId | null;
  readonly connectionId?: string | null;
}

export interface BegunEntry extends AuditKey, AuditSender {
  readonly askedAt: Date;
  readonly madeBy: string;
  readonly madeFrom: string;
  readonly call: string;
  readonly request: RequestUnderKey | undefined;
}

/** Enters what begins; false: the sender's key was used before. */
export async function beginEntry(db: Kysely<Schema>, entry: BegunEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('audit_entry')
    .values({
      property_id: entry.propertyId,
      entry_id: entry.entryId,
      asked_at: entry.askedAt,
      staff_id: entry.staffId,
      connection_id: entry.connectionId ?? null,
      made_by: entry.madeBy,
      made_from: entry.madeFrom,
      call: entry.call,
      outcome: 'begun',
      request_key: entry.request?.key ?? null,
      fingerprint: entry.request?.fingerprint ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface EndedEntry extends AuditFacts {
  readonly outcome: Exclude<AuditOutcome, 'begun'>;
  readonly refusalCode?: string;
  /** For a repeat under the same key. */
  readonly answer?: object;
}

export async function endEntry(
  db: Kysely<Schema>,
  { propertyId, entryId }: AuditKey,
  { outcome, refusalCode, reservationId, what = [], reason, answer }: EndedEntry,
): Promise<void> {
  await db
    .updateTable('audit_entry')
    .set({
      outcome,
      refusal_code: refusalCode ?? null,
      reservation_id: reservationId ?? null,
      what: JSON.stringify(what),
      reason: reason ?? null,
      answer: answer === undefined ? null : JSON.stringify(answer),
      // What was refused may be sent again under its key; what failed may have been done.
      ...(outcome === 'refused' && { request_key: null }),
    })
    .where('property_id', '=', propertyId)
    .where('entry_id', '=', entryId)
    .execute();
}

/** The entry of a sender's key. */
export async function readEntryOfKey(
  db: Kysely<Schema>,
  of: AuditSender & { readonly propertyId: PropertyId; readonly key: string },
): Promise<
  | {
      readonly askedAt: Date;
      readonly fingerprint: string | null;
      readonly outcome: AuditOutcome;
      readonly answer: object | null;
    }
  | undefined
> {
  return db
    .selectFrom('audit_entry')
    .select(['asked_at as askedAt', 'fingerprint', 'outcome', 'answer'])
    .where('property_id', '=', of.propertyId)
    .where('staff_id', 'is not distinct from', of.staffId)
    .where('connection_id', 'is not distinct from', of.connectionId ?? null)
    .where('request_key', '=', of.key)
    .executeTakeFirst();
}

/** Empties keys and answers of entries older than `before`, at most `limit`. Returns how many. */
export async function emptyAuditAnswers(
  db: Kysely<Schema>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE audit_entry SET answer = NULL, request_key = NULL, fingerprint = NULL
    WHERE (property_id, entry_id) IN (
      SELECT property_id, entry_id FROM audit_entry
      WHERE asked_at < ${before} AND (answer IS NOT NULL OR request_key IS NOT NULL)
      ORDER BY asked_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
