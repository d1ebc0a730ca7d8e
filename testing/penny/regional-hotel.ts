import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { CurrencyCode } from '@portico/domain/money/currency';

const ITS_CURRENCIES: readonly CurrencyCode[] = ['NGN', 'KES', 'ZAR'];

/** A hotel in a currency of the regional provider takes it in place of cards, and saves none; others are unchanged. */
export function regionalHotel(file: PropertyFile): PropertyFile {
  if (!ITS_CURRENCIES.includes(file.property.currency)) return file;
  return {
    ...file,
    property: { ...file.property, paymentTypes: ['PayByPayStack'] },
    ratePlans: file.ratePlans.map((plan) => ({ ...plan, needsGuarantee: false })),
  };
}
