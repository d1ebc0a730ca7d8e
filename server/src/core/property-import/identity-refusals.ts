import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { StandingHotel } from './hotel.store.ts';
import type { ImportRefusal } from './import-refusal.ts';

/** Refuses a file that would take another hotel's id or code. `standing`: the hotels that have either. */
export function identityRefusal(
  file: PropertyFile,
  standing: readonly StandingHotel[],
): ImportRefusal | undefined {
  const { id, code } = file.property;
  for (const hotel of standing) {
    if (hotel.propertyId !== id) {
      return { code: 'import.code-taken', propertyCode: code, byPropertyId: hotel.propertyId };
    }
    if (hotel.code !== code.toLowerCase()) {
      return { code: 'import.id-taken', propertyId: id, byPropertyCode: hotel.definition.property.code };
    }
  }
  return undefined;
}

/** Refuses another currency once somebody has booked: amounts already agreed would change their meaning. */
export function currencyRefusal(
  file: PropertyFile,
  standing: StandingHotel,
  isBooked: boolean,
): ImportRefusal | undefined {
  const from = standing.definition.property.currency;
  const to = file.property.currency;
  if (from === to || !isBooked) return undefined;
  return { code: 'import.currency-fixed', from, to };
}
