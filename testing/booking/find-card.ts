/** Every form in which a text may carry a card number: plain, and decoded from URLs, mails, base64 and hex. */
function readings(text: string): string[] {
  const unescaped = text.replace(/%([0-9a-f]{2})/gi, (_escape, code: string) => character(code));
  const unquoted = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_escape, code: string) => character(code));
  const unfolded = text.replace(/(?<=[\w+/]{60,})\r?\n(?=[\w+/=])/g, '');
  const encoded = (unfolded.match(/[\w+/-]{16,}={0,2}/g) ?? []).flatMap((run) =>
    // Preceding characters shift the groups of four.
    [0, 1, 2, 3].map((shift) => Buffer.from(run.slice(shift), 'base64').toString('latin1')),
  );
  const hex = (text.match(/[0-9a-f]{24,}/gi) ?? []).map((run) => Buffer.from(run, 'hex').toString('latin1'));
  return [text, unescaped, unquoted, ...encoded, ...hex];
}

const character = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** True when `text` holds the number, grouped in any way or encoded. */
export function holdsNumber(text: string, number: string): boolean {
  return readings(text).some((reading) => reading.replaceAll(/(?<=\d)[ .+_-]+(?=\d)/g, '').includes(number));
}

/** True when `text` holds the security code by itself, not within a longer number, word or fraction. */
export function holdsCode(text: string, code: string): boolean {
  return new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(text);
}
