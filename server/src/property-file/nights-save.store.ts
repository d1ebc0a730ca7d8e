import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { parseSavedNights, type SavedNights } from './saved-nights.ts';

interface SaveKey {
  readonly propertyId: PropertyId;
  readonly saveId: string;
}

export interface NightsSave extends SaveKey {
  readonly savedAt: Date;
  readonly madeBy: string;
  readonly nights: SavedNights;
  /** The save that this one took back; null: none. */
  readonly undoes: string | null;
  readonly undoneAt: Date | null;
}

/** `dates`: of all its nights, in any order; at least one. */
export async function insertSave(
  tx: Kysely<Schema>,
  { propertyId, saveId, savedAt, madeBy, nights, undoes }: Omit<NightsSave, 'undoneAt'>,
  dates: readonly LocalDate[],
): Promise<void> {
  const [first, ...rest] = [...dates].sort();
  if (first === undefined) throw new Error('a save of no night');
  await tx
    .insertInto('nights_save')
    .values({
      property_id: propertyId,
      save_id: saveId,
      saved_at: savedAt,
      made_by: madeBy,
      first_night: first,
      last_night: rest.at(-1) ?? first,
      nights: JSON.stringify(nights),
      undoes,
    })
    .execute();
}

const columns = [
  'property_id as propertyId',
  'save_id as saveId',
  'saved_at as savedAt',
  'made_by as madeBy',
  'nights',
  'undoes',
  'undone_at as undoneAt',
] as const;

export async function readSave(
  db: Kysely<Schema>,
  { propertyId, saveId }: SaveKey,
): Promise<NightsSave | undefined> {
  const row = await db
    .selectFrom('nights_save')
    .select(columns)
    .where('property_id', '=', propertyId)
    .where('save_id', '=', saveId)
    .executeTakeFirst();
  return row && { ...row, nights: parseSavedNights(row.nights) };
}

export async function markUndone(
  tx: Kysely<Schema>,
  { propertyId, saveId }: SaveKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('nights_save')
    .set({ undone_at: now })
    .where('property_id', '=', propertyId)
    .where('save_id', '=', saveId)
    .execute();
}

const MOST = 200;

/** Saves whose nights reach over some of these, both dates included, newest first; the latest 200. */
export async function readSavesOver(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<NightsSave[]> {
  const rows = await db
    .selectFrom('nights_save')
    .select(columns)
    .where('property_id', '=', propertyId)
    .where('last_night', '>=', from)
    .where('first_night', '<=', to)
    .orderBy('saved_at', 'desc')
    .orderBy('save_id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, nights: parseSavedNights(row.nights) }));
}
