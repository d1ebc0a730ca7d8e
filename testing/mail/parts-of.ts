import type { Mail } from '@portico/server/platform/mail/mail';

/** Both parts of a mail, for text searches: non-breaking spaces become ordinary ones. */
export function partsOf({ html, text }: Pick<Mail, 'html' | 'text'>): readonly [html: string, text: string] {
  return [html.replaceAll('\u00a0', ' '), text];
}
