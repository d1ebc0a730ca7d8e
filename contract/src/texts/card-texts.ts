import type { CardBrand } from '@portico/domain/payment/card-brand';
import { keysOf } from '@portico/domain/record';

const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  amex: 'American Express',
  mastercard: 'Mastercard',
  discover: 'Discover',
  unionpay: 'UnionPay',
  troy: 'Troy',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** Further spellings of a card type's name, normalised by `plain`. */
const spellings: Readonly<Record<string, CardBrand>> = {
  amex: 'amex',
  diners: 'diners',
  chinaunionpay: 'unionpay',
};

/** “Visa”, “American Express”. A provider's brand unknown to us is returned unchanged. */
export function cardBrandText(brand: string): string {
  return isBrand(brand) ? names[brand] : brand;
}

/** The brand of a hotel's card type, by its name without case and spaces. Undefined if no brand matches. */
export function brandOfCardType(name: string): CardBrand | undefined {
  const requested = plain(name);
  return spellings[requested] ?? keysOf(names).find((brand) => plain(names[brand]) === requested);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function isBrand(text: string): text is CardBrand {
  return Object.hasOwn(names, text);
}
