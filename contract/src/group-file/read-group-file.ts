import { faultIf, type FileFault, type ReadFile } from '../property-file/file-fault.ts';
import { schemaFaults } from '../property-file/schema-faults.ts';
import { repeated, repeatedIds } from '../property-file/unique-faults.ts';
import { groupFileSchema, MOST_MEMBERS, type GroupFile } from './group-file.ts';

/** Whether a document describes a group and not one hotel; its reader reports other faults. */
export function isGroupFile(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'group' in json && !('property' in json);
}

/**
 * Parses a group file from JSON and applies defaults, or lists every fault: those of the shape first, then duplicate
 * ids and hotels. Only the database knows which hotels exist. Rules: docs/group-file.md.
 */
export function readGroupFile(json: unknown): ReadFile<GroupFile> {
  const read = groupFileSchema.safeParse(json);
  if (!read.success) return { ok: false, faults: schemaFaults(json, read.error.issues) };
  const file = read.data;
  const faults = [...repeatedIds('areas', file.areas), ...repeatedMembers(file), ...tooMany(file)];
  return faults.length === 0 ? { ok: true, file } : { ok: false, faults };
}

/** The hotels of all areas, with the path of each. */
export function membersOf({ areas }: GroupFile): { readonly code: string; readonly path: string }[] {
  return areas.flatMap(({ properties }, area) =>
    properties.map((code, index) => ({
      code: code.toLowerCase(),
      path: `areas[${area}].properties[${index}]`,
    })),
  );
}

/** A hotel belongs to one area, once: otherwise its rooms would count twice. */
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
