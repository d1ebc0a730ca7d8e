import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { withVat, type VatSettings } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import { extraQuote, vatOfExtra, type Extra, type ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import { moneyText, shortMoneyText } from './money-text.ts';

const per: Readonly<Record<ExtraChargeType, string>> = {
  'per-stay': 'for the stay',
  'per-day': 'per day',
  'per-quantity': 'each',
};

/** The party and stay for which an extra is priced. */
export interface ExtraTextFacts {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quantity: number;
  readonly vat: VatSettings;
  readonly currency: CurrencyCode;
}

/** An extra's gross price in words. */
export interface ExtraTexts {
  /**
   * “£14 per person per day × 2 × 3 = ” before its sum, which never stands alone on a line, or “£15 for the stay”
   * alone; “Free of charge”.
   */
  readonly price: string;
  /** “£84.00”; null if the price contains it. */
  readonly sum: string | null;
}

/** The price of a quantity of an extra with one room: people, then days or quantity. docs/pricing.md, "Extras". */
export function extraTexts(extra: Extra, facts: ExtraTextFacts): ExtraTexts {
  const { currency, quantity } = facts;
  const oneMinor = unitGross(extra, facts.vat);
  if (oneMinor === 0) return { price: 'Free of charge', sum: null };
  const words = [
    shortMoneyText(oneMinor, currency),
    ...(extra.isPerPerson ? ['per person'] : []),
    per[extra.chargeType],
  ];
  const factors = factorsOf(extra, facts);
  if (quantity === 0 || factors.length === 0) return { price: words.join(' '), sum: null };
  const sumMinor = extraQuote({ extra, quantity }, facts).grossMinor;
  const sum = moneyText(sumMinor, currency);
  // VAT is added once per line, so the factors may not multiply to the sum; then no “=” is shown.
  const isExact = factors.reduce((product, factor) => product * factor, oneMinor) === sumMinor;
  if (!isExact) return { price: `${words.join(' ')}, in all `, sum };
  return { price: `${[...words, ...factors.map((factor) => `× ${factor}`)].join(' ')} =\u00a0`, sum };
}

function unitGross(extra: Extra, vat: VatSettings): number {
  const unitMinor = extra.articleMinors.reduce((sum, minor) => sum + minor, 0);
  return withVat(unitMinor, vatOfExtra(extra, vat)).grossMinor;
}

function factorsOf({ isPerPerson, chargeType }: Extra, { stay, guests, quantity }: ExtraTextFacts): number[] {
  return [
    ...(isPerPerson ? [guests.adults + guests.children] : []),
    ...(chargeType === 'per-day' ? [nightsOf(stay)] : []),
    ...(chargeType === 'per-quantity' || quantity > 1 ? [quantity] : []),
  ];
}

/** “Oysters on arrival × 2”, as a line of the bill. */
export function extraLineText(name: string, quantity: number): string {
  return quantity > 1 ? `${name} × ${quantity}` : name;
}
