/** What people and programs put between the digits of a number, invisible characters included. */
const GAP = String.raw`[\s\p{Z}\p{Pd}\p{Cf}\u2212\u00b7._/\\,;|+*]{0,3}`;

/** 12 to 19 digits of any script, in one piece or grouped; whether the check sum is right is not asked. */
const CARD_LIKE = new RegExp(String.raw`\p{Nd}(?:${GAP}\p{Nd}){11,18}`, 'gu');

/** A text from outside with everything that could be a card number taken out, so that it may be logged. */
export function withoutCardNumbers(text: string): string {
  return text.replace(CARD_LIKE, '[digits]');
}
