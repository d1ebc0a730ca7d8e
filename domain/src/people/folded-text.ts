/** Letters that Unicode does not take apart into a letter and its accent. */
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

/** A text as it is compared where case, accents and spaces between words do not matter: “Ægir  Café” is “aegir cafe”. */
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
