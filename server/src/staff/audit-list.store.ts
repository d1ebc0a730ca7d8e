import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { AuditOutcome } from '../platform/database/staff-tables.types.ts';
import type { Difference } from './audit.store.ts';

/** Which entries of a hotel's audit trail: any field narrows. */
export interface AuditQuery {
  readonly from?: Date | undefined;
  /** Excluded. */
  readonly to?: Date | undefined;
  /** Part of the name of who did it. */
  readonly person?: string | undefined;
  readonly call?: string | undefined;
  /** Older than this entry. */
  readonly after?: { readonly askedAt: Date; readonly entryId: string } | undefined;
}

export interface ListedEntry {
  readonly entryId: string;
  readonly askedAt: Date;
  readonly madeBy: string;
  readonly madeFrom: string;
  readonly call: string;
  readonly outcome: AuditOutcome;
  readonly refusalCode: string | null;
  /** The number of the booking. */
  readonly booking: string | null;
  readonly what: readonly Difference[];
  readonly reason: string | null;
}

const differences = storedJson(
  'audit_entry.what',
  z.array(z.object({ what: z.string(), was: z.string(), now: z.string() })),
);

/** Newest first, at most `limit`. */
export async function listEntries(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to, person, call, after }: AuditQuery,
  limit: number,
): Promise<ListedEntry[]> {
  const rows = await db
    .selectFrom('audit_entry as entry')
    .leftJoin('reservation', (join) =>
      join
        .onRef('reservation.property_id', '=', 'entry.property_id')
        .onRef('reservation.reservation_id', '=', 'entry.reservation_id'),
    )
    .select([
      'entry.entry_id as entryId',
      'entry.asked_at as askedAt',
      'entry.made_by as madeBy',
      'entry.made_from as madeFrom',
      'entry.call',
      'entry.outcome',
      'entry.refusal_code as refusalCode',
      'reservation.reference_number as booking',
      'entry.what',
      'entry.reason',
    ])
    .where('entry.property_id', '=', propertyId)
    .$if(from !== undefined, (query) => query.where('entry.asked_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('entry.asked_at', '<', to ?? new Date(0)))
    .$if(person !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(entry.made_by), lower(${person})) > 0`),
    )
    .$if(call !== undefined, (query) => query.where('entry.call', '=', call ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(entry.asked_at, entry.entry_id) < (${after?.askedAt}, ${after?.entryId}::uuid)`,
      ),
    )
    .orderBy('entry.asked_at', 'desc')
    .orderBy('entry.entry_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ what, ...row }) => ({ ...row, what: differences(what) }));
}
