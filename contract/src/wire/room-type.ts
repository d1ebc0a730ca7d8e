import type { RoomType } from '@portico/domain/availability/room-type';
import type { RoomTypeDetails, WireRoomType } from '../calls/room-type.ts';
import type { HotelDefinition, RoomTypePart } from '../property-file/property-file.ts';
import { toRoomType } from '../property-file/to-domain.ts';
import { fromWireLimits, toWireLimits } from './limits.ts';
import { toWirePicture } from './picture.ts';

/** `upgrades`: the better room types available for the searched stay, with the rate plans that sell it there. */
export function toWireRoomType(part: RoomTypePart, upgrades: WireRoomType['Upgrades'] = []): WireRoomType {
  return {
    RoomTypeId: part.id,
    Name: part.name,
    Description: part.description,
    Facts: [...part.facts],
    Images: part.images.map(toWirePicture),
    Beds: [...part.beds],
    View: part.view ?? null,
    Size: part.size ?? null,
    IsStepFree: part.access.isStepFree,
    DogsWelcome: part.dogsWelcome,
    ...toWireLimits(toRoomType(part).limits),
    LocationId: part.locationId ?? null,
    Upgrades: upgrades,
  };
}

export function roomTypeFromWire(wire: WireRoomType): RoomType {
  return { id: wire.RoomTypeId, limits: fromWireLimits(wire) };
}

/** The content of a room type's own page; undefined when the hotel has no such type. */
export function toWireRoomDetails(
  { roomTypes }: Pick<HotelDefinition, 'roomTypes'>,
  roomTypeId: number,
): RoomTypeDetails | undefined {
  const part = roomTypes.find(({ id }) => id === roomTypeId);
  if (part === undefined) return undefined;
  const { access } = part;
  return {
    RoomType: toWireRoomType(part),
    Story: part.story ?? null,
    Bed: part.bed ?? null,
    Floor: part.floor ?? null,
    Bathroom: part.bathroom ?? null,
    Facilities: part.facilities.map(({ title, items }) => ({ Title: title, Items: [...items] })),
    NotHere: part.notHere.map(({ name, roomType }) => {
      const other = roomTypes.find(({ id }) => id === roomType);
      return { Name: name, RoomType: other ? { RoomTypeId: other.id, Name: other.name } : null };
    }),
    Cots: part.cots,
    ExtraBeds: part.extraBeds,
    Steps: access.steps ?? null,
    DoorWidth: access.doorWidth ?? null,
    AccessNotes: [...access.notes],
    Terms: part.terms.map(({ title, text }) => ({ Title: title, Text: text })),
  };
}
