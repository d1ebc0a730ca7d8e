import type { HotelDefinition } from '../property-file/property-file.ts';

type Place = Pick<HotelDefinition['property'], 'name' | 'address' | 'directionsUrl'>;

/**
 * The link for directions: the hotel's own, or a map search for its name and postal address, which phones open in their
 * map app. It reveals nothing about the guest.
 */
export function directionsUrl({ name, address, directionsUrl: own }: Place): string {
  if (own !== undefined) return own;
  const destination = [name, ...address.filter((line) => line !== name)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
