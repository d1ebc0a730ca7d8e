import { foldedText } from '../people/folded-text.ts';

/** Letters and digits that a search for a company has at least. */
const LEAST_LETTERS = 3;

/** True for a text that companies are searched by: three letters or digits as they are compared, whatever stands between. */
export function isCompanySearch(text: string): boolean {
  return (foldedText(text).match(/[\p{L}\p{N}]/gu) ?? []).length >= LEAST_LETTERS;
}
