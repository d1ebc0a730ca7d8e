import { currencyDigits } from '@portico/domain/money/currency';
import type { Hotel } from '../../hotel/hotel.ts';
import { element } from '../ota/write-xml.ts';

/** An amount in minor units as Google reads it. */
export function amountIn({ currency }: Pick<Hotel, 'currency'>): (minor: number) => string {
  const digits = currencyDigits(currency);
  return (minor) => (minor / 10 ** digits).toFixed(digits);
}

/** What infants and children pay, by age; undefined: the hotel does not say from which ages on. Who is older is an adult. */
export function childBrackets(
  hotel: Hotel,
  { childMinor, infantMinor }: { readonly childMinor: number; readonly infantMinor: number },
): string | undefined {
  const ages = hotel.definition.settings.googleHotels?.childAges;
  if (ages === undefined) return undefined;
  const amount = amountIn(hotel);
  const bracket = (max_age: number, minor: number) =>
    element('ChildAgeBracket', { max_age, amount: amount(minor) });
  return element(
    'ChildAgeBrackets',
    {},
    bracket(ages.infantUntil, infantMinor),
    bracket(ages.childUntil, childMinor),
  );
}
