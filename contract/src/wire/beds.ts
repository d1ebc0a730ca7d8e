import type { RoomTypeConfigurationResponse } from '../calls/static-data.ts';
import type { HotelDefinition } from '../property-file/property-file.ts';

/** How the beds of each room type can stand; a room type without a choice has no options. */
export function toWireBeds({ roomTypes }: Pick<HotelDefinition, 'roomTypes'>): RoomTypeConfigurationResponse {
  return roomTypes.map(({ id: RoomTypeId, configurations }) => ({
    RoomTypeId,
    Options: configurations.map(({ id, name }) => ({ RoomConfigurationDropdownOptionId: id, Name: name })),
  }));
}
