/** “••••-100”: whoever has a voucher recognises it, and nobody else can spend what is left on it. Upper case. */
export function maskedCode(code: string): string {
  return `••••${code.slice(-4).toUpperCase()}`;
}
