/** Characters that no XML document may hold, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within an element or an attribute. */
export const xmlOf = (text: string) =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** An element; an attribute that is undefined is left out. `content`: elements, or text from `xmlOf`. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly string[]
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlOf(String(value))}"`],
  );
  const inside = content.join('');
  return inside === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${inside}</${name}>`;
}
