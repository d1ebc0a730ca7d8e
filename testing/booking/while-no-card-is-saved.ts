import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { PropertyId } from '@portico/domain/ids';
import { insertHotel } from '../database/insert-hotel.ts';
import type { World } from '../world/world.ts';

/**
 * Runs it while the hotel takes the regional provider in place of cards. That provider saves no card for later charges.
 */
export async function whileNoCardIsSaved<Done>(
  { db, deps, hotel }: Pick<World, 'db' | 'deps' | 'hotel'>,
  act: () => Promise<Done>,
): Promise<Done> {
  const change = async (paymentTypes: PropertyFile['property']['paymentTypes']) => {
    await insertHotel(db.database, { ...hotel, property: { ...hotel.property, paymentTypes } });
    deps.hotels.forget(hotel.property.id as PropertyId);
  };
  await change(['PayByPayStack']);
  const done = await act();
  await change(hotel.property.paymentTypes);
  return done;
}
