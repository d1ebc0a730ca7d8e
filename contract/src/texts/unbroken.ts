const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const WEEKDAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?';
const DATE = `(?:${WEEKDAY} )?\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \\d{4})?`;
const PRICE = '[A-Z]{3} ?\\d[\\d,.]*';
const TIME = '\\d{1,2}:\\d{2}';
const TELEPHONE = '[+(]?\\d[\\d()/-]*(?: \\(?\\d[\\d()/-]*)+';
/** Not the pence of “£14.00 today”. */
const COUNT = '(?<![\\d.,])\\d+ \\p{Ll}+';
const WHOLE = new RegExp(`${TIME}|${DATE}|${PRICE}|${TELEPHONE}|${COUNT}`, 'gu');

/** Puts no-break spaces into dates, prices, counts and telephone numbers, so that none wraps. */
export function unbroken(sentence: string): string {
  return sentence.replace(WHOLE, (whole) => whole.replaceAll(' ', '\u00a0'));
}
