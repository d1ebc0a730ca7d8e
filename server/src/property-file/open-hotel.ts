import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { hasReservations, hotelsLike, lockHotel, type StandingHotel } from './hotel.store.ts';
import type { ImportRefusal } from './import-refusal.ts';

/**
 * The stored hotel of a file, or undefined when it is new. For writing it is locked against another import until the
 * transaction ends. Refused: another hotel's id or code, a hotel locked by another import, and a new currency after the
 * first booking, which would change the meaning of agreed amounts.
 */
export async function openHotel(
  tx: Kysely<Schema>,
  file: PropertyFile,
  { toWrite }: { readonly toWrite: boolean },
): Promise<Result<StandingHotel | undefined, ImportRefusal>> {
  const { id, code, currency } = file.property;
  const isLocked = toWrite && (await lockHotel(tx, id));
  const hotels = await hotelsLike(tx, id, code);
  const identity = identityRefusal(file, hotels);
  if (identity !== undefined) return refused(identity);
  const hotel = hotels[0];
  if (hotel === undefined) return ok(undefined);
  if (toWrite && !isLocked) return refused({ code: 'import.already-running', propertyCode: code });
  const from = hotel.definition.property.currency;
  return from !== currency && (await hasReservations(tx, id))
    ? refused({ code: 'import.currency-fixed', from, to: currency })
    : ok(hotel);
}

/** Refuses a file that would take another hotel's id or code. `standing`: hotels with either. */
function identityRefusal(file: PropertyFile, standing: readonly StandingHotel[]): ImportRefusal | undefined {
  const { id, code } = file.property;
  for (const hotel of standing) {
    if (hotel.propertyId !== id)
      return { code: 'import.code-taken', propertyCode: code, byPropertyId: hotel.propertyId };
    if (hotel.code !== code.toLowerCase())
      return { code: 'import.id-taken', propertyId: id, byPropertyCode: hotel.definition.property.code };
  }
  return undefined;
}
