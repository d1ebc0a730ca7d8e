import type { UnitName } from '@portico/contract/texts/unit-texts';

interface NamedRoom {
  readonly RoomTypeName: string;
  readonly RoomNumber: number;
}

/** “The Boatshed”; when the booking has several of that type, “Double, room 2”. */
export function roomName(
  { RoomTypeName: name, RoomNumber }: NamedRoom,
  { Rooms }: { readonly Rooms: readonly NamedRoom[] },
  unit: UnitName,
): string {
  const isOnly = Rooms.filter(({ RoomTypeName }) => RoomTypeName === name).length === 1;
  return isOnly ? name : `${name}, ${unit.singular} ${RoomNumber}`;
}
