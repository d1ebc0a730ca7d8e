import { escapeHtml } from '../platform/html/escape-html.ts';

interface Reached {
  readonly Telephone: string;
  readonly Email: string;
}

/**
 * HTML for a shell after its program fails to load. web/src/styles/document.css alone shows it, after 15 seconds, or at
 * once without scripting.
 */
export function lateWords({ Telephone, Email }: Reached): string {
  const telephone = escapeHtml(Telephone);
  const email = escapeHtml(Email);
  return [
    '<p class="late">This page takes longer than it should. <a href="">Load it again</a>, or ask us: ',
    `<a href="tel:${telephone.replaceAll(/[^+\d]/g, '')}">${telephone}</a> or <a href="mailto:${email}">${email}</a></p>`,
  ].join('');
}
