/** Separators that people and programs put into a number, invisible characters included. */
const GAP = String.raw`[\s\p{Z}\p{Pd}\p{Cf}\u2212\u00b7._/\\,;|+*]{0,3}`;

/** 12 to 19 digits of any script, contiguous or grouped; the checksum is not verified. */
const CARD_LIKE = new RegExp(String.raw`\p{Nd}(?:${GAP}\p{Nd}){11,18}`, 'gu');

/** Removes possible card numbers from a text from outside, so that it can be logged. */
export function withoutCardNumbers(text: string): string {
  return text.replace(CARD_LIKE, '[digits]');
}
