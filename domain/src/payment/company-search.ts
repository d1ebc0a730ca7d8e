import { foldedText } from '../people/folded-text.ts';

/** The fewest letters and digits in a company search. */
const LEAST_LETTERS = 3;

/** Whether companies can be searched by the text: at least three letters or digits in normalised form. */
export function isCompanySearch(text: string): boolean {
  return (foldedText(text).match(/[\p{L}\p{N}]/gu) ?? []).length >= LEAST_LETTERS;
}
