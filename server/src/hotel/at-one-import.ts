import type { PropertyId } from '@portico/domain/ids';
import type { HotelDirectory } from './hotel-directory.ts';
import type { Hotel } from './hotel.ts';

/** The prices read belong to a newer import than the cached hotel. */
export class HotelImportedMeanwhile extends Error {
  constructor(propertyId: PropertyId) {
    super(`hotel ${propertyId} was imported while it was priced`);
  }
}

const TRIES = 3;

/**
 * Runs `act` with the hotel. If it meets prices of a newer import, reads the hotel again and reruns it, so that rooms
 * and extras are priced by one import. When it throws, `act` must leave nothing behind, as a transaction does.
 */
export async function atOneImport<Done>(
  hotels: Pick<HotelDirectory, 'find' | 'forget'>,
  hotel: Hotel,
  act: (hotel: Hotel) => Promise<Done>,
): Promise<Done> {
  let current = hotel;
  for (let attempt = 1; ; attempt++) {
    try {
      return await act(current);
    } catch (error) {
      if (!(error instanceof HotelImportedMeanwhile) || attempt === TRIES) throw error;
      hotels.forget(hotel.propertyId);
      current = (await hotels.find(hotel.propertyId)) ?? current;
    }
  }
}
