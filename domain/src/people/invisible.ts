// Characters that join or vary the preceding one: Persian names have joiners, Japanese ones variants, notes have emoji.
const PART_OF_A_SIGN = [
  String.raw`(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])`,
  String.raw`(?<=\p{sc=Han})\p{Variation_Selector}`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
].join('|');

const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800]`;

const EITHER = new RegExp(`(${PART_OF_A_SIGN})|${INVISIBLE}`, 'gu');

/** Removes characters that are invisible or reorder others, and could disguise the text as another. */
export function withoutInvisible(text: string): string {
  return text.replace(EITHER, (_, part: string | undefined) => part ?? '');
}

/** Whether the text has such a character. */
export function hasInvisibleCharacter(text: string): boolean {
  return withoutInvisible(text) !== text;
}
