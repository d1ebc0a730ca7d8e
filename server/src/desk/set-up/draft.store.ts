import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What staff have changed of one part of the property file and not published yet. */
export interface Draft {
  readonly part: string;
  /** As the part's schema writes it; null: taken away. */
  readonly value: object | null;
  /** Fingerprint of what was published when it was saved. */
  readonly basedOn: string;
  /** Fingerprint of the value. */
  readonly version: string;
  readonly savedBy: string;
  readonly savedAt: Date;
}

export async function readDrafts(db: Kysely<Schema>, propertyId: PropertyId): Promise<Draft[]> {
  return db
    .selectFrom('set_up_draft')
    .select(['part', 'value', 'based_on as basedOn', 'version', 'saved_by as savedBy', 'saved_at as savedAt'])
    .where('property_id', '=', propertyId)
    .orderBy('part')
    .execute();
}

/** Saves a draft in place of `over`, or as the first; false: another was saved or dropped meanwhile. */
export async function saveDraft(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { part, value, basedOn, version, savedBy, savedAt }: Draft,
  over: Draft | undefined,
): Promise<boolean> {
  const written = {
    value: value === null ? null : JSON.stringify(value),
    based_on: basedOn,
    version,
    saved_by: savedBy,
    saved_at: savedAt,
  };
  if (over !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('set_up_draft')
      .set(written)
      .where('property_id', '=', propertyId)
      .where('part', '=', part)
      .where('version', '=', over.version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('set_up_draft')
    .values({ property_id: propertyId, part, ...written })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Drops drafts as they were read; one that was saved since stays. Returns the parts that were dropped. */
export async function dropDrafts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  drafts: readonly Draft[],
): Promise<string[]> {
  const dropped: string[] = [];
  for (const { part, version } of drafts) {
    const { numDeletedRows } = await db
      .deleteFrom('set_up_draft')
      .where('property_id', '=', propertyId)
      .where('part', '=', part)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 1n) dropped.push(part);
  }
  return dropped;
}
