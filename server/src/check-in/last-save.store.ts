import type { ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ChangeKey } from '../booking/change/change.store.ts';
import { readActionUrl } from '../payments/attempts/payment-ledger.store.ts';
import {
  savedForBooking,
  selectSavedCard,
  type SavedForBooking,
} from '../payments/scheduled/scheduled-charge.store.ts';
import type { Schema } from '../platform/database/schema.types.ts';

/** The last pre-check-in of a booking. `actionUrl`: where the guest continues while it is open. */
export interface LastSave {
  readonly status: ChangeStatus;
  readonly actionUrl: string | null;
}

/** `last`: undefined if no one has checked in. `kept`: the last card stored for the booking. */
export async function readLastSaveAndCard(
  db: Kysely<Schema>,
  key: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
): Promise<{ readonly last: LastSave | undefined; readonly savedCard: SavedForBooking | undefined }> {
  const { last, card } = await db
    .selectNoFrom([
      jsonObjectFrom(selectLastSave(db, key)).as('last'),
      jsonObjectFrom(selectSavedCard(db, key)).as('card'),
    ])
    .executeTakeFirstOrThrow();
  const savedCard = savedForBooking(card);
  if (last === null) return { last: undefined, savedCard };
  const isOpen = last.status === 'open';
  const actionUrl = isOpen ? await readActionUrl(db, key.propertyId, key.reservationId) : null;
  return { last: { status: last.status, actionUrl }, savedCard };
}

function selectLastSave(
  db: Kysely<Schema>,
  { propertyId, reservationId }: Pick<ChangeKey, 'propertyId' | 'reservationId'>,
) {
  return db
    .selectFrom('reservation_change')
    .select('status')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', 'pre-check-in')
    .orderBy('created_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(1);
}
