/** “••••-100”, in upper case: the holder of a voucher recognises it; no one else can spend it. */
export function maskedCode(code: string): string {
  return `••••${code.slice(-4).toUpperCase()}`;
}
