import { unbroken } from '@portico/contract/texts/unbroken';
import type { MailFacts } from '../booking/booking-facts.ts';
import type { Line } from './sum-lines.ts';
import { html } from './html.ts';
import { footer, inRow, header } from './mail-frame.ts';
import { button, heading, ledgerRow, mailFrame, paragraph } from './mail-parts.ts';
import { mailColours, sans, serif, tableAttributes as table } from './mail-style.ts';

/** A mail of a few sentences to guest or hotel; HTML and plain text are made from it. */
export interface ShortMail {
  readonly subject: string;
  readonly title: string;
  readonly words: readonly string[];
  /** Sums, ruled; none by default. */
  readonly lines?: readonly Line[];
  readonly link?: { readonly words: string; readonly url: string };
  readonly sections?: readonly { readonly heading: string; readonly words: readonly string[] }[];
}

/** A guest's mail has the hotel's header and footer; the hotel's own note does not. */
export function shortMailHtml(
  facts: MailFacts,
  { subject, title, words, lines = [], link, sections = [] }: ShortMail,
  to: 'guest' | 'hotel',
): string {
  const colours = mailColours(facts.hotel.definition.property.theme);
  const ruled = html`<table width="100%" ${table}>
    ${lines.map(({ label, sum }) => ledgerRow(colours, label, sum))}
  </table>`;
  const opening = html`<h1 style="margin:0 0 12px;font:400 30px/36px ${serif};color:${colours.ink}">
      ${title}
    </h1>
    ${words.map((sentence) => html`<p style="margin:0 0 8px;font:400 17px/26px ${sans}">${unbroken(sentence)}</p>`)}`;
  const rest = html`${sections.map((section) => html`${heading(section.heading)}${section.words.map((line) => paragraph(line))}`)}`;
  return mailFrame(colours, {
    title: subject,
    preview: words.join(' '),
    rows: [
      ...(to === 'guest' ? [header(facts, colours)] : []),
      inRow('32px 40px 0', opening),
      ...(lines.length === 0 ? [] : [inRow('20px 40px 0', ruled)]),
      ...(link === undefined ? [] : [inRow('28px 40px 0', button(colours, link.words, link.url))]),
      inRow('4px 40px 32px', rest),
      ...(to === 'guest' ? [footer(facts, colours)] : []),
    ],
  });
}

export function shortMailText(
  { title, words, lines = [], link, sections = [] }: ShortMail,
  foot: readonly string[],
): string {
  return [
    title,
    '',
    ...words,
    '',
    ...lines.map(({ label, sum }) => `${label}: ${sum}`),
    ...(lines.length === 0 ? [] : ['']),
    ...(link === undefined ? [] : [`${link.words}: ${link.url}`, '']),
    ...sections.flatMap((section) => [section.heading, ...section.words, '']),
    ...foot,
    '',
  ].join('\n');
}
