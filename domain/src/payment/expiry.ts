export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

const WRITTEN = [
  // 2027-03, as some browsers autofill it.
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  // 03/27, 3/27, 03/2027.
  /^(?<month>\d{1,2})[-/.](?<year>\d{2}|\d{4})$/,
  // 0327, 327, 032027: without a slash, which numeric keypads lack.
  /^(?<month>\d{1,2})(?<year>\d{2})$/,
  /^(?<month>\d{2})(?<year>\d{4})$/,
];

/**
 * A card's expiry as typed or autofilled; spaces are ignored, a two-digit year is of this century. Undefined if
 * unreadable. Rule: docs/journeys.md, "Card expiry".
 */
export function parseExpiry(text: string): CardExpiry | undefined {
  const plain = text.replaceAll(/\s/g, '');
  for (const pattern of WRITTEN) {
    const parts = pattern.exec(plain)?.groups;
    if (parts === undefined) continue;
    const month = Number(parts['month']);
    const year = Number(parts['year']?.padStart(4, '20'));
    return month >= 1 && month <= 12 ? { month, year } : undefined;
  }
  return undefined;
}

/** “03/27”, as printed on a card. */
export function expiryText({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
}
