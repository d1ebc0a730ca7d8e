/** “Gift voucher ending T-50”: its owner recognises it. An already masked code reads the same. */
export function voucherLabel(code: string): string {
  return `Gift voucher ending ${code
    .slice(-4)
    .replace(/^[^\p{L}\d]+/u, '')
    .toUpperCase()}`;
}
