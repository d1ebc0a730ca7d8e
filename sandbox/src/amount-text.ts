/** An amount in minor units as people write it: 12050 in GBP is “£120.50”. */
export function amountText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const text = String(minor).padStart(digits + 1, '0');
  const decimal = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
  // Formatted from its digits: no floating point comes near it.
  return format.format(decimal as `${number}`);
}
