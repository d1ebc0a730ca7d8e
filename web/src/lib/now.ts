/** The browser's clock, in milliseconds since 1970-01-01 UTC: for words only; the server decides by its own. */
export function nowMs(): number {
  return Date.now();
}
