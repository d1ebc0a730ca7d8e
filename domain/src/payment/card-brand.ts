export type CardBrand = 'visa' | 'amex' | 'mastercard' | 'discover' | 'unionpay' | 'troy' | 'diners' | 'jcb';

/** First to last prefix of a brand, with equally many digits. */
interface PrefixRange {
  readonly brand: CardBrand;
  readonly first: string;
  readonly last: string;
}

const PREFIXES: readonly PrefixRange[] = [
  { brand: 'visa', first: '4', last: '4' },
  { brand: 'amex', first: '34', last: '34' },
  { brand: 'amex', first: '37', last: '37' },
  { brand: 'mastercard', first: '51', last: '55' },
  { brand: 'mastercard', first: '2221', last: '2720' },
  { brand: 'discover', first: '6011', last: '6011' },
  { brand: 'unionpay', first: '62', last: '62' },
  { brand: 'troy', first: '9792', last: '9792' },
  { brand: 'diners', first: '300', last: '305' },
  { brand: 'diners', first: '3095', last: '3095' },
  { brand: 'diners', first: '36', last: '36' },
  { brand: 'diners', first: '38', last: '39' },
  { brand: 'jcb', first: '3528', last: '3589' },
];

const LENGTHS: Readonly<Record<CardBrand, readonly number[]>> = {
  visa: [13, 16, 19],
  amex: [15],
  mastercard: [16],
  discover: [16, 17, 18, 19],
  unionpay: [16, 17, 18, 19],
  troy: [16],
  diners: [14, 15, 16, 17, 18, 19],
  jcb: [16, 17, 18, 19],
};

/**
 * The brand, as soon as the first digits determine it; spaces and dashes are ignored. Rule: docs/journeys.md, "Card
 * brands".
 */
export function cardBrand(number: string): CardBrand | undefined {
  const digits = cardDigits(number);
  return PREFIXES.find(({ first, last }) => {
    const prefix = digits.slice(0, first.length);
    return prefix.length === first.length && prefix >= first && prefix <= last;
  })?.brand;
}

/** The number as typed, without spaces and dashes. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Lengths of a complete number of that brand, in digits. */
export function cardNumberLengths(brand: CardBrand): readonly number[] {
  return LENGTHS[brand];
}

/** Digits of the security code: 4 for American Express, else 3. */
export function securityCodeLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}
