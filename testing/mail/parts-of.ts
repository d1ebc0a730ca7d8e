import type { Mail } from '@portico/server/platform/mail/mail';

/** Both parts of a mail, to look for words in: the spaces that hold a date together are read as any other. */
export function partsOf({ html, text }: Pick<Mail, 'html' | 'text'>): readonly [html: string, text: string] {
  return [html.replaceAll('\u00a0', ' '), text];
}
