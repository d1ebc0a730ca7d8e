import type { RoomTypeConfigurationResponse } from '../calls/static-data.ts';
import type { HotelDefinition } from '../property-file/property-file.ts';

/** The bed options of each room type; empty for a room type without a choice. */
export function toWireBeds({ roomTypes }: Pick<HotelDefinition, 'roomTypes'>): RoomTypeConfigurationResponse {
  return roomTypes.map(({ id: RoomTypeId, configurations }) => ({
    RoomTypeId,
    Options: configurations.map(({ id, name }) => ({ RoomConfigurationDropdownOptionId: id, Name: name })),
  }));
}
