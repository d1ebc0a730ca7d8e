import { passesLuhn } from './luhn.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
const LONGEST_GAP = 3;

/** A run of digits, and the text before it. */
interface Group {
  readonly digits: string;
  readonly before: string;
}

/**
 * Whether a text may contain a card number: 13 to 19 digits with a valid checksum, contiguous or grouped by anything
 * but letters. A telephone number with + or 00 and up to 15 digits is none. Rule: docs/payments.md, "Cards".
 */
export function holdsCardNumber(text: string): boolean {
  return runsOf(text).some((groups) => groups.some((_, first) => isCardFrom(groups, first)));
}

/** Adjacent groups that could form one number. A + starts a new number. */
function runsOf(text: string): Group[][] {
  const runs: Group[][] = [];
  let end = 0;
  // Keyboards of other scripts type their own digits.
  const written = text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, asciiDigit);
  for (const { 0: digits, index } of written.matchAll(/\d+/g)) {
    const before = written.slice(end, index);
    const current = runs.at(-1);
    if (current !== undefined && isGap(before)) current.push({ digits, before });
    else runs.push([{ digits, before }]);
    end = index + digits.length;
  }
  return runs;
}

function isGap(between: string): boolean {
  const isShort = [...between].length <= LONGEST_GAP;
  return isShort && !/\p{L}/u.test(between) && (between === '+' || !between.endsWith('+'));
}

/** Whether a card number starts with that group and ends with it or a later one. */
function isCardFrom(groups: readonly Group[], first: number): boolean {
  const sizes: number[] = [];
  let digits = '';
  for (const group of groups.slice(first, first + MOST_DIGITS)) {
    digits += group.digits;
    sizes.push(group.digits.length);
    if (digits.length > MOST_DIGITS) return false;
    if (isCard(digits, sizes) && !isPhone(digits, groups[first]?.before ?? '')) return true;
  }
  return false;
}

function isCard(digits: string, sizes: readonly number[]): boolean {
  // No card number starts with 0.
  if (digits.length < FEWEST_DIGITS || digits.startsWith('0')) return false;
  const isGroupedSo = sizes.length === 1 || ISSUED.test(digits) || PRINTED.test(sizes.join('-'));
  return isGroupedSo && passesLuhn(digits);
}

/** Groupings used on cards: 4-4-4-4, 4-6-5 and similar. Dates and room numbers are grouped differently. */
const PRINTED = /^(4-4-4-[1-4](-[1-3])?|4-6-[45])$/;

/** Prefixes of card issuers. */
const ISSUED = /^(3|4|5|6|22[0-9]|2[3-6]|27[0-2]|81|9792)/;

function isPhone(digits: string, before: string): boolean {
  return before.endsWith('+') && digits.length <= 15;
}

/** Each script has ten consecutive digits from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
