const rowsOfAKeyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * How much of a secret nobody could have guessed, in bits, at most: what Shannon's measure gives for its characters, of
 * which those are left out that follow from the ones before: repeated (`passwordpassword`), counted on (`12345678`), held
 * down (`aaaaaaaa`) or beside each other on a keyboard. 32 random hexadecimal digits have about 110, 44 characters of
 * base64 about 210. It cannot tell a sentence from chance. Rule: docs/operating.md, "Secrets".
 */
export function estimatedBits(secret: string): number {
  const text = secret.toLowerCase();
  const unforeseen = [...text].filter((_, at) => !isForeseen(text, at)).length;
  return unforeseen * bitsOfOne(secret);
}

function isForeseen(text: string, at: number): boolean {
  if (at < 2) return false;
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
  const stepBefore = text.charCodeAt(at - 1) - text.charCodeAt(at - 2);
  const lastThree = text.slice(at - 2, at + 1);
  return (
    (step === stepBefore && Math.abs(step) <= 1) ||
    text.slice(0, at).includes(lastThree) ||
    rowsOfAKeyboard.some((row) => row.includes(lastThree))
  );
}

function bitsOfOne(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
