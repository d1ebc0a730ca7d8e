import { faultIf, type FileFault, type ReadFile } from '../property-file/file-fault.ts';
import { schemaFaults } from '../property-file/schema-faults.ts';
import { repeated, repeatedIds } from '../property-file/unique-faults.ts';
import { groupFileSchema, MOST_MEMBERS, type GroupFile } from './group-file.ts';

/** Whether a document speaks of a group of hotels, and not of one; what else is wrong with it is told by its reader. */
export function isGroupFile(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'group' in json && !('property' in json);
}

/**
 * Reads a group file from parsed JSON, with defaults put in place. Otherwise every fault is listed: those of the shape
 * first, and only in a file of the right shape that ids are given twice, or a hotel stands in it twice. Which hotels
 * there are is known to the database alone. Rules: docs/group-file.md.
 */
export function readGroupFile(json: unknown): ReadFile<GroupFile> {
  const read = groupFileSchema.safeParse(json);
  if (!read.success) return { ok: false, faults: schemaFaults(json, read.error.issues) };
  const file = read.data;
  const faults = [...repeatedIds('areas', file.areas), ...repeatedMembers(file), ...tooMany(file)];
  return faults.length === 0 ? { ok: true, file } : { ok: false, faults };
}

/** The hotels of all areas, with the place of each. */
export function membersOf({ areas }: GroupFile): { readonly code: string; readonly path: string }[] {
  return areas.flatMap(({ properties }, area) =>
    properties.map((code, index) => ({
      code: code.toLowerCase(),
      path: `areas[${area}].properties[${index}]`,
    })),
  );
}

/** A hotel stands in one area, once: its rooms would be counted twice. */
function repeatedMembers(file: GroupFile): FileFault[] {
  const members = membersOf(file);
  return repeated(
    members.map(({ code }) => code),
    (index) => members[index]?.path ?? '',
  );
}

function tooMany(file: GroupFile): FileFault[] {
  const count = membersOf(file).length;
  return faultIf(count > MOST_MEMBERS, 'areas', `at most ${MOST_MEMBERS} hotels in all`, count);
}
