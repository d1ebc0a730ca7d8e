/** The digits of a typed card number, without spaces and hyphens; empty if it contains anything else. */
export function digitsOf(typed: string): string {
  const digits = typed.replaceAll(/[ -]/g, '');
  return /^\d+$/.test(digits) ? digits : '';
}

/** Whether the digits have a card number's length (12 to 19) and a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  let doubled = false;
  for (const digit of [...digits].reverse()) {
    const value = doubled ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
    doubled = !doubled;
  }
  return sum % 10 === 0;
}

const brands: { brand: string; prefix: RegExp }[] = [
  { brand: 'visa', prefix: /^4/ },
  { brand: 'mastercard', prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { brand: 'amex', prefix: /^3[47]/ },
  { brand: 'diners', prefix: /^(30[0-5]|36|38)/ },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/ },
];

/** The brand by the first digits, `unknown` if no row matches. */
export function brandOf(digits: string): string {
  return brands.find((row) => row.prefix.test(digits))?.brand ?? 'unknown';
}

/** Three digits; four for American Express. */
export function isSecurityCode(code: string, brand: string): boolean {
  return brand === 'amex' ? /^\d{4}$/.test(code) : /^\d{3}$/.test(code);
}
