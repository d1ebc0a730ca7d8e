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
  const faults = [
    ...repeatedIds('areas', file.areas),
    ...repeatedMembers(file),
    ...tooMany(file),
    ...mapFaults(file),
  ];
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

/** A label is of a hotel or an area of the group, once. */
function mapFaults(file: GroupFile): FileFault[] {
  if (file.map === undefined) return [];
  const { hotels, areas } = file.map;
  const codes = new Set(membersOf(file).map(({ code }) => code));
  const areaIds = new Set(file.areas.map(({ id }) => id));
  const labelled = hotels.map(({ property }) => property.toLowerCase());
  const hotelPath = (index: number) => `map.hotels[${index}].property`;
  const areaPath = (index: number) => `map.areas[${index}].area`;
  return [
    ...repeated(labelled, hotelPath),
    ...repeated(
      areas.map(({ area }) => area),
      areaPath,
    ),
    ...labelled.flatMap((code, index) =>
      faultIf(!codes.has(code), hotelPath(index), 'a hotel of the group’s areas', code),
    ),
    ...areas.flatMap(({ area }, index) =>
      faultIf(!areaIds.has(area), areaPath(index), 'the id of an area of the group', area),
    ),
  ];
}
