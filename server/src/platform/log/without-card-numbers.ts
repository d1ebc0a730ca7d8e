/** 12 to 19 digits, grouped by blanks, dots or hyphens or not at all. */
const cardLike = /\d(?:[ .-]?\d){11,18}/g;

/** A text from outside with everything that could be a card number taken out, so that it may be logged. */
export function withoutCardNumbers(text: string): string {
  return text.replace(cardLike, '[digits]');
}
