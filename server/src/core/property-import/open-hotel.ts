import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hasReservations, hotelsLike, lockHotel, type StandingHotel } from './hotel.store.ts';
import { currencyRefusal, identityRefusal } from './identity-refusals.ts';
import type { ImportRefusal } from './import-refusal.ts';

/**
 * The hotel a file speaks of as it stands, or undefined when it is new. To write, it is locked against another import
 * until the transaction ends. Refused: another hotel's id or code, a new currency after the first booking, a hotel
 * that another import holds.
 */
export async function openHotel(
  tx: Kysely<Schema>,
  file: PropertyFile,
  { toWrite }: { readonly toWrite: boolean },
): Promise<Result<StandingHotel | undefined, ImportRefusal>> {
  const { id, code } = file.property;
  const isLocked = toWrite && (await lockHotel(tx, id));
  const hotels = await hotelsLike(tx, id, code);
  const identity = identityRefusal(file, hotels);
  if (identity !== undefined) return refused(identity);
  const hotel = hotels[0];
  if (hotel === undefined) return ok(undefined);
  if (toWrite && !isLocked) return refused({ code: 'import.already-running', propertyCode: code });
  const currency = currencyRefusal(file, hotel, await hasReservations(tx, id));
  return currency === undefined ? ok(hotel) : refused(currency);
}
