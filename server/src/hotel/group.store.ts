import { groupDefinitionSchema, type GroupDefinition } from '@portico/contract/group-file/group-file';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';

export interface GroupRow {
  readonly groupId: GroupId;
  /** In lower case. */
  readonly code: string;
  readonly definition: GroupDefinition;
}

const storedGroup = storedJson('property_group.definition', groupDefinitionSchema);

/** Groups with this id or this code in lower case: none, one, or two if they differ. */
export async function groupsLike(
  db: Kysely<Schema>,
  groupId: GroupId | undefined,
  code: string,
): Promise<GroupRow[]> {
  const rows = await db
    .selectFrom('property_group')
    .select(['group_id', 'code', 'definition'])
    .where((eb) =>
      groupId === undefined
        ? eb('code', '=', code)
        : eb.or([eb('group_id', '=', groupId), eb('code', '=', code)]),
    )
    .execute();
  return rows.map((row) => ({
    groupId: row.group_id,
    code: row.code,
    definition: storedGroup(row.definition),
  }));
}

/** Of all groups, as written, in order. */
export async function readGroupCodes(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('property_group')
    .select(sql<string>`definition->'group'->>'code'`.as('written'))
    .orderBy('code')
    .execute();
  return rows.map(({ written }) => written);
}

/** Writes a group over the one of its id. Throws when another of its code was made concurrently. */
export async function writeGroup(
  tx: Kysely<Schema>,
  { groupId, code, definition }: GroupRow,
  importedAt: Date,
): Promise<void> {
  const row = { code, definition: JSON.stringify(definition), imported_at: importedAt };
  await tx
    .insertInto('property_group')
    .values({ group_id: groupId, ...row })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
    .execute();
}

/** The hotels of these codes, given in lower case. */
export async function propertyIdsOf(
  db: Kysely<Schema>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PropertyId>> {
  const rows = await db
    .selectFrom('property')
    .select(['code', 'property_id'])
    .where('code', '=', (eb) => eb.fn.any(eb.val(codes)))
    .execute();
  return new Map(rows.map((row) => [row.code, row.property_id]));
}
