import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Who published a part at the desk last, and when. */
export interface PublishedPart {
  readonly part: string;
  readonly by: string;
  readonly at: Date;
}

/** What the desk has published, by part. */
export async function readPublishedParts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<PublishedPart[]> {
  return db
    .selectFrom('published_part')
    .select(['part', 'published_by as by', 'published_at as at'])
    .where('property_id', '=', propertyId)
    .execute();
}

/** The parts that the desk has published after that revision of the hotel. */
export async function partsPublishedAfter(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  revision: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('published_part')
    .select('part')
    .where('property_id', '=', propertyId)
    .where('revision', '>', revision)
    .orderBy('part')
    .execute();
  return rows.map(({ part }) => part);
}

/** Enters what the desk publishes as that revision. */
export async function insertPublishedParts(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { parts, by }: { readonly parts: readonly string[]; readonly by: string },
  revision: number,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('published_part')
    .values(
      parts.map((part) => ({ property_id: propertyId, part, revision, published_by: by, published_at: at })),
    )
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'part']).doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        published_by: eb.ref('excluded.published_by'),
        published_at: eb.ref('excluded.published_at'),
      })),
    )
    .execute();
}

/** An import with `--replace` has taken their place. */
export async function forgetPublishedParts(tx: Kysely<Schema>, propertyId: PropertyId): Promise<void> {
  await tx.deleteFrom('published_part').where('property_id', '=', propertyId).execute();
}
