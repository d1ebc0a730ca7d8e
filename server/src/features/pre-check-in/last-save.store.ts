import type { ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import type { ChangeKey } from '../../core/change/change.store.ts';
import { readActionUrl } from '../../core/payment/attempts/payment-ledger.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** The last pre-check-in of a booking; `actionUrl`: where its guest has to go on while it is open. */
export interface LastSave {
  readonly status: ChangeStatus;
  readonly actionUrl: string | null;
}

/** Undefined where nobody has checked in. */
export async function readLastSave(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
): Promise<LastSave | undefined> {
  const row = await db
    .selectFrom('reservation_change')
    .select('status')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', 'pre-check-in')
    .orderBy('created_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const actionUrl = row.status === 'open' ? await readActionUrl(db, propertyId, reservationId) : undefined;
  return { status: row.status, actionUrl: actionUrl ?? null };
}
