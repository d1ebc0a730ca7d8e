import { withoutInvisible } from '@portico/domain/people/invisible';
import { html, type Html } from './html.ts';
import { sans, type MailColours } from './mail-style.ts';

/** A guest's text by lines, without invisible characters or those that reorder others. */
function linesOf(note: string): string[] {
  return withoutInvisible(note.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd());
}

/** For plain text: each line is marked as the guest's, so that none passes for ours. Rule: docs/booking.md, "Mails". */
export function quotedText(note: string): string[] {
  return linesOf(note).map((line) => `> ${line}`);
}

/** For HTML: with a rule at its side. */
export function quotedHtml(note: string, { ink, muted }: MailColours): Html {
  const style = `margin:0 0 8px;padding:2px 0 2px 14px;border-left:3px solid ${muted};font:400 15px/22px ${sans};color:${ink}`;
  const lines = linesOf(note).map((line) => html`<div>&gt; ${line}</div>`);
  return html`<blockquote style="${style}">${lines}</blockquote>`;
}
