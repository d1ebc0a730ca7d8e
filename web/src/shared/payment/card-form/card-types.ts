import { brandOfCardType } from '@portico/contract/texts/card-texts';
import { cardBrand, type CardBrand } from '@portico/domain/payment/card-brand';
import type { Hotel } from '../../hotel/hotel.ts';

export function acceptedBrands(hotel: Hotel): CardBrand[] {
  return hotel.property.CreditCards.flatMap(({ Name }) => brandOfCardType(Name) ?? []);
}

/** The id of the hotel's card type for that number; undefined when the hotel does not accept its brand. */
export function cardTypeIdOf(hotel: Hotel, number: string): number | undefined {
  const brand = cardBrand(number);
  if (brand === undefined) return undefined;
  return hotel.property.CreditCards.find(({ Name }) => brandOfCardType(Name) === brand)?.Id;
}

const marks: Partial<Record<CardBrand, string>> = { mastercard: 'MC', amex: 'Amex', diners: 'Diners' };

/** The abbreviation on a brand's mark. */
export function brandMarkText(brand: CardBrand, name: string): string {
  return marks[brand] ?? name;
}
