import type { HotelDefinition } from '../property-file/property-file.ts';

type Place = Pick<HotelDefinition['property'], 'name' | 'address' | 'directionsUrl'>;

/**
 * Where a guest is shown the way: the address the hotel gave for that, or a map that is asked for its name and postal
 * address, which phones open in their own maps. It says nothing about the guest.
 */
export function directionsUrl({ name, address, directionsUrl: own }: Place): string {
  if (own !== undefined) return own;
  const destination = [name, ...address.filter((line) => line !== name)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
