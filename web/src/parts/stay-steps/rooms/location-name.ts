import type { WireRoomType } from '@portico/contract/calls/room-type';
import type { Hotel } from '../../hotel/hotel.ts';

/** Where a room type lies, in a hotel of several buildings or sites; undefined where there is nothing to tell apart. */
export function locationName({ config }: Hotel, { LocationId }: WireRoomType): string | undefined {
  if (config.Locations.length < 2) return undefined;
  return config.Locations.find(({ Id }) => Id === LocationId)?.Name;
}
