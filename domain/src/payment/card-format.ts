import { cardBrand, type CardBrand } from './card-brand.ts';

const MAX_DIGITS = 19;
const GROUPS_OF_FOUR = [4, 4, 4, 4, 3];
const GROUPS: Partial<Record<CardBrand, readonly number[]>> = { amex: [4, 6, 5], diners: [4, 6, 4] };

/** The number grouped as its brand prints it, while typing; drops other characters than digits. */
export function groupedCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  const brand = cardBrand(digits);
  const printed = brand === undefined ? undefined : GROUPS[brand];
  const fits = printed !== undefined && digits.length <= printed.reduce((sum, size) => sum + size, 0);
  return split(digits, fits ? printed : GROUPS_OF_FOUR).join(' ');
}

function split(digits: string, sizes: readonly number[]): string[] {
  const [size, ...others] = sizes;
  if (size === undefined || digits === '') return [];
  return [digits.slice(0, size), ...split(digits.slice(size), others)];
}
