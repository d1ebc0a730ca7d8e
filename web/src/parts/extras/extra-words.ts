import { moneyText } from '@portico/contract/texts/money-text';
import { nightsOf } from '@portico/domain/calendar/stay';
import { withVat } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Extra, ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import type { Hotel } from '../hotel/hotel.ts';
import type { ValidSearch } from '../searching/search.ts';
import { extraGross } from './room-extras.ts';

const per: Readonly<Record<ExtraChargeType, string>> = {
  'per-stay': 'for the stay',
  'per-day': 'per day',
  'per-quantity': 'each',
};

/** How an extra's price is said, gross. */
export interface ExtraWords {
  /** “£14.00 per person per day × 2 × 3 = ” before its sum, or “£15.00 for the stay” alone. */
  readonly price: string;
  /** “£84.00”; null where the price says it. */
  readonly sum: string | null;
}

/** The price of that many of an extra for that room: people, then days or how many. docs/pricing.md, "Extras". */
export function extraWords(
  { hotel, search }: { hotel: Hotel; search: ValidSearch },
  extra: Extra,
  guests: Guests,
  quantity: number,
): ExtraWords {
  const { chargeType, isPerPerson, articleMinors } = extra;
  const oneNet = articleMinors.reduce((sum, minor) => sum + minor, 0);
  const oneMinor = withVat(oneNet, hotel.vat).grossMinor;
  const unit = [moneyText(oneMinor, hotel.currency), ...(isPerPerson ? ['per person'] : []), per[chargeType]];
  const factors = [
    ...(isPerPerson ? [guests.adults + guests.children] : []),
    ...(chargeType === 'per-day' ? [nightsOf(search.stay)] : []),
    ...(chargeType === 'per-quantity' ? [quantity] : []),
  ];
  if (quantity === 0 || factors.length === 0) return { price: unit.join(' '), sum: null };
  const sumMinor = extraGross({ hotel, search }, extra, guests, quantity);
  const sum = moneyText(sumMinor, hotel.currency);
  // VAT is put on once for the whole line: where the parts do not come to it, they are not said to.
  const isExact = factors.reduce((product, factor) => product * factor, oneMinor) === sumMinor;
  if (!isExact) return { price: `${unit.join(' ')}, in all `, sum };
  return { price: `${[...unit, ...factors.map((factor) => `× ${factor}`)].join(' ')} = `, sum };
}
