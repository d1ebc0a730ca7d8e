/** The longest pattern for a hotel's PO numbers. */
const MAX_PATTERN_LENGTH = 120;

const LITERAL = String.raw`[A-Za-z0-9 _/#-]|\\[d./]`;
const CLASS = String.raw`\[(?:[A-Za-z0-9 _/.-]|\\d)+\]`;
const REPEAT = String.raw`\?|\*|\+|\{\d{1,2}(?:,\d{0,2})?\}`;
const CHOICE = String.raw`\((?:[A-Za-z0-9-]+\|)*[A-Za-z0-9-]+\)`;
const PATTERN = new RegExp(String.raw`^\^(?:${CHOICE}|(?:${CLASS}|${LITERAL})(?:${REPEAT})?)+\$$`);
const OPEN_ENDED = /[?*+]|\{\d+,\d*\}/g;

/** Each part of open length multiplies the ways to match a number; a few remain fast. */
const MOST_OPEN_ENDED = 3;

/**
 * Whether a hotel may use the pattern for PO numbers: anchored (`^…$`), of plain characters, `\d`, sets in square
 * brackets and alternatives in round ones. At most three parts may have open length, so that no text makes it slow.
 * Rule: docs/property-file.md.
 */
export function isPoNumberPattern(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN_LENGTH || !PATTERN.test(pattern)) return false;
  if ((pattern.match(OPEN_ENDED) ?? []).length > MOST_OPEN_ENDED) return false;
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/** `pattern`: must pass `isPoNumberPattern`. */
export function isPoNumberOf(pattern: string, poNumber: string): boolean {
  return new RegExp(pattern).test(poNumber);
}
