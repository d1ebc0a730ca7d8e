import { counted } from './counted.ts';

/** The hotel's own word for a room, in lower case. */
export interface UnitName {
  readonly singular: string;
  readonly plural: string;
}

/** “1 lodge”, “2 lodges”. */
export function countedUnits(count: number, unit: UnitName): string {
  return counted(count, unit.singular, unit.plural);
}

/** “Room 2”, “Lodge 2”: the unit’s number as a heading. */
export function numberedUnit(roomNumber: number, { singular }: UnitName): string {
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${roomNumber}`;
}

/** “Room 1, The Boatshed · Room 3, The Sail Loft”: the rooms concerned. */
export function whichRoomsText(
  rooms: readonly { readonly roomNumber: number; readonly roomTypeName: string }[],
  unit: UnitName,
): string {
  return rooms
    .map(({ roomNumber, roomTypeName }) => `${numberedUnit(roomNumber, unit)}, ${roomTypeName}`)
    .join(' · ');
}
