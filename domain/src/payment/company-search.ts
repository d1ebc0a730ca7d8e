/** Letters and digits that a search for a company has at least. */
const LEAST_LETTERS = 3;

/** True for a text that companies are searched by: three letters or digits, whatever stands between. */
export function isCompanySearch(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LEAST_LETTERS;
}
