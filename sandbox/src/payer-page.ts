import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #4a5672; --paper: #fff; --ground: #eef1f7; --line: #c9d1e0; --bank: #1d4e89; --on-bank: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --soft: #b7c1d6; --paper: #19233a; --ground: #0e1526; --line: #3a4763; --bank: #8fbcf2; --on-bank: #0e1526 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 27rem; margin: 0 auto; padding: 1rem }
.bank { margin: 1rem 0; font-weight: 700; color: var(--soft) }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem 1.25rem }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25 }
p { margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1rem; margin: 0 0 1.5rem; padding: .75rem 0; border: solid var(--line); border-width: 1px 0 }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .75rem; padding: .5rem 1rem; border: 2px solid var(--bank); border-radius: .5rem; background: var(--paper); color: var(--bank); font: inherit; font-weight: 600; cursor: pointer }
button.yes { background: var(--bank); color: var(--on-bank) }
a { color: var(--bank); display: inline-block; padding: .625rem 0 }
:focus-visible { outline: 3px solid var(--bank); outline-offset: 3px }
.note { margin: 1rem 0 0; color: var(--soft); font-size: .9375rem }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page for payers may show itself, submit its form, and be redirected to `returnUrl`. */
export function pagePolicy(returnUrl: string): string {
  // Browsers also apply form-action to redirects after a form.
  const wayBack = returnUrl.startsWith('/') ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${wayBack}; frame-ancestors 'none'; base-uri 'none'`;
}

export function wayBack(words: string, returnUrl: string): string {
  return `<a href="${escapeHtml(returnUrl)}">${words}</a>`;
}

/** A page for payers of a fictional company. */
export function page(merchant: string, title: string, body: string[]): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} – ${merchant}</title><style>${style}</style></head>`,
    `<body><main><p class="bank">${merchant}</p>`,
    `<div class="sheet"><h1>${title}</h1>${body.join('')}</div>`,
    '<p class="note">This house is invented. No real money moves.</p></main></body></html>',
  ].join('\n');
}

/** Minor units as text: 12050 in GBP is “£120.50”. */
export function amountText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const text = String(minor).padStart(digits + 1, '0');
  const decimal = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
  // Formatted from its digits, without floating point.
  return format.format(decimal as `${number}`);
}

const escapes: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
