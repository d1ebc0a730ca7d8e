/** Letters that Unicode does not decompose into a letter and its accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const ANY_WHOLE = new RegExp(`[${Object.keys(WHOLE).join('')}]`, 'g');

/** Folds a text for comparison without case, accents and repeated spaces: “Ægir  Café” is “aegir cafe”. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ANY_WHOLE, (letter) => WHOLE[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
