import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { PictureFile } from './picture-store.ts';

/** Enters files of pictures as named at that time, new or not. */
export async function setPicturesNamed(
  db: Kysely<Schema>,
  files: readonly PictureFile[],
  namedAt: Date,
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('added_picture')
    .values(files.map(({ propertyId, name }) => ({ property_id: propertyId, file: name, named_at: namedAt })))
    .onConflict((conflict) => conflict.columns(['property_id', 'file']).doUpdateSet({ named_at: namedAt }))
    .execute();
}

/** Those that were not named since, the longest first. */
export async function readPicturesNamedBefore(
  db: Kysely<Schema>,
  before: Date,
  limit: number,
): Promise<(PictureFile & { readonly namedAt: Date })[]> {
  return db
    .selectFrom('added_picture')
    .select(['property_id as propertyId', 'file as name', 'named_at as namedAt'])
    .where('named_at', '<', before)
    .orderBy('named_at')
    .limit(limit)
    .execute();
}

/** The files that a hotel, a group or a draft names, as `7/3f…-960.webp`. */
export async function readNamedPictures(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT found[1] AS file
    FROM (
      SELECT definition AS document FROM property
      UNION ALL SELECT definition FROM property_group
      UNION ALL SELECT value FROM set_up_draft
    ) AS documents,
      regexp_matches(document::text, ${String.raw`/hotel-pictures/(\d+/[0-9a-f]{32}-\d+\.\w+)`}, 'g') AS found`.execute(
    db,
  );
  return new Set(rows.map(({ file }) => file));
}

/** Deletes the entry of a file that was not named since; false: it was. Until the transaction ends it is not added. */
export async function deleteAddedPicture(
  tx: Kysely<Schema>,
  { propertyId, name }: PictureFile,
  before: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('added_picture')
    .where('property_id', '=', propertyId)
    .where('file', '=', name)
    .where('named_at', '<', before)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
