import type { PropertyId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { changeDays, roomNight } from './change-days.store.ts';
import type { NightChange } from './night-changes.ts';

type Tx = Transaction<Schema>;

/** `changeDays` for nights, which also notifies all processes' search snapshots. */
export async function changeNights(
  tx: Tx,
  propertyId: PropertyId,
  changes: readonly NightChange[],
  now: Date,
): Promise<NightChange[]> {
  const changeNotice = sql`
    INSERT INTO night_change (property_id, changed_at, change_id, room_type_id, stay_date)
    SELECT ${propertyId}, ${now}, gen_random_uuid(), thing_id, stay_date FROM changed WHERE more <> 0`;
  return changeDays(tx, roomNight, propertyId, changes, changeNotice);
}

/** Notifies the search snapshots of all processes about nights to read again. */
export async function notifySearches(
  tx: Tx,
  propertyId: PropertyId,
  changes: readonly Pick<NightChange, 'thingId' | 'date'>[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const types = changes.map(({ thingId }) => thingId);
  const dates = changes.map(({ date }) => date);
  await sql`
    INSERT INTO night_change (property_id, changed_at, change_id, room_type_id, stay_date)
    SELECT ${propertyId}, ${now}, change.id, change.room_type_id, change.stay_date
    FROM unnest(${changes.map(() => newId())}::uuid[], ${types}::int[], ${dates}::date[])
      AS change (id, room_type_id, stay_date)`.execute(tx);
}
