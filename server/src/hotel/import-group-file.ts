import type { GroupDefinition, GroupFile } from '@portico/contract/group-file/group-file';
import { membersOf } from '@portico/contract/group-file/read-group-file';
import { fileFault, type FileFault } from '@portico/contract/property-file/file-fault';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { changedPaths } from './changed-paths.ts';
import { groupsLike, propertyIdsOf, writeGroup } from './group.store.ts';

/** What an import changed, or would change. */
export interface GroupImportReport {
  readonly groupCode: string;
  readonly isNewGroup: boolean;
  readonly isDryRun: boolean;
  readonly hasChanges: boolean;
  readonly hotels: number;
  /** Paths of the file, such as `group.name`; empty for a new group. */
  readonly definition: readonly string[];
}

/** Why an import writes nothing; docs/group-file.md, "What is refused". */
export type GroupImportRefusal =
  | { readonly code: 'group.code-taken'; readonly byGroupId: GroupId }
  | { readonly code: 'group.id-taken'; readonly byGroupCode: string }
  | { readonly code: 'group.unknown-hotels'; readonly faults: readonly FileFault[] };

export interface GroupImportOptions {
  /** True: writes nothing and reports what would change. */
  readonly dryRun: boolean;
  readonly clock: Clock;
}

/**
 * Makes a group match its file. The file names hotels by code; they are stored by id. Refused: another group's id or
 * code, and a hotel that was never imported. Rules: docs/group-file.md.
 */
export async function importGroupFile(
  database: Database,
  file: GroupFile,
  { dryRun, clock }: GroupImportOptions,
): Promise<Result<GroupImportReport, GroupImportRefusal>> {
  const { id: groupId, code: groupCode } = file.group;
  const code = groupCode.toLowerCase();
  return inTransaction(database, async (tx) => {
    const groups = await groupsLike(tx, groupId, code);
    const taken = groups.find((group) => group.groupId !== groupId);
    if (taken !== undefined) return refused({ code: 'group.code-taken', byGroupId: taken.groupId });
    const [standing] = groups;
    if (standing !== undefined && standing.code !== code)
      return refused({ code: 'group.id-taken', byGroupCode: standing.definition.group.code });

    const members = membersOf(file);
    const ids = await propertyIdsOf(
      tx,
      members.map((member) => member.code),
    );
    const unknown = members.filter((member) => !ids.has(member.code));
    if (unknown.length > 0) {
      const faults = unknown.map((member) =>
        fileFault(member.path, 'the code of a hotel that is imported already', member.code),
      );
      return refused({ code: 'group.unknown-hotels', faults });
    }

    const definition = definitionOf(file, ids);
    const paths = standing === undefined ? [] : changedPaths(standing.definition, definition);
    const hasChanges = standing === undefined || paths.length > 0;
    if (hasChanges && !dryRun) await writeGroup(tx, { groupId, code, definition }, clock.now());
    return ok({
      groupCode,
      isNewGroup: standing === undefined,
      isDryRun: dryRun,
      hasChanges,
      hotels: members.length,
      definition: paths,
    });
  });
}

function definitionOf(file: GroupFile, ids: ReadonlyMap<string, PropertyId>): GroupDefinition {
  const { group, areas, map } = file;
  const idOf = (code: string) => ids.get(code.toLowerCase()) ?? [];
  return {
    group,
    areas: areas.map(({ id, name, properties }) => ({ id, name, propertyIds: properties.flatMap(idOf) })),
    ...(map && {
      map: {
        ...map,
        hotels: map.hotels.flatMap(({ property, x, y }) =>
          [idOf(property)].flat().map((propertyId) => ({ propertyId, x, y })),
        ),
      },
    }),
  };
}
