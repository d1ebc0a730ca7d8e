/** “Gift voucher ending T-50”: whoever has the voucher recognises it. A code that is masked already reads the same. */
export function voucherLabel(code: string): string {
  return `Gift voucher ending ${code
    .slice(-4)
    .replace(/^[^\p{L}\d]+/u, '')
    .toUpperCase()}`;
}
