/** What a text of the desk's search may be the beginning of; a text may be several. Rule: docs/desk.md, "Finding bookings". */
export interface FoundBy {
  /** A booking's number, as stored. */
  readonly number: string | null;
  /** What another system calls it, in upper case. */
  readonly otherNumber: string | null;
  /** A name, as typed. */
  readonly name: string | null;
  /** An e-mail address, in lower case. */
  readonly email: string | null;
  /** The last digits of a telephone number, last first. */
  readonly phone: string | null;
}

/** Digits that a number has without its country and without a leading zero, in all ways to write it. */
const NATIONAL_DIGITS = 9;
const FEWEST_DIGITS = 4;

export function foundBy(text: string): FoundBy {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const isNumber = /^[0-9A-Z]{3,10}$/.test(compact);
  const isAddress = text.includes('@');
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
  const isPhone = digits.length >= FEWEST_DIGITS;
  return {
    number: isNumber ? compact : null,
    otherNumber: /\d/.test(text) && !isAddress ? text.toUpperCase() : null,
    name: isAddress || isPhone ? null : text.replaceAll(',', ' '),
    email: isPhone || /\s/.test(text) ? null : text.toLowerCase(),
    phone: isPhone ? [...digits.slice(-NATIONAL_DIGITS)].toReversed().join('') : null,
  };
}
