import { ok, refused, type Result } from '@portico/domain/result';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** The hotel does not exist, or has no accounts. */
export interface NoAccountsHere {
  readonly code: 'property.unknown' | 'account.not-offered';
}

/** The hotel of a call about accounts. */
export async function accountHotel(
  hotels: HotelDirectory,
  propertyId: number,
): Promise<Result<Hotel, NoAccountsHere>> {
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  if (!hotel.definition.settings.userAccounts) return refused({ code: 'account.not-offered' });
  return ok(hotel);
}
