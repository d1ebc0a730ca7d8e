import { createHash } from 'node:crypto';
import type { Attempt } from './attempt.ts';

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

/** What a page of the bank may do: show itself, send its form, and from there go back to `returnUrl`. */
export function pagePolicy(returnUrl: string): string {
  // A browser holds a form to this where its answer leads, too.
  const wayBack = returnUrl.startsWith('/') ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${wayBack}; frame-ancestors 'none'; base-uri 'none'`;
}

/** The bank's question to the payer, or that it is answered already. `returnUrl`: the way back. */
export function challengePage(attempt: Attempt, returnUrl: string): string {
  return attempt.status === 'requires_action'
    ? page(attempt.kind === 'card' ? 'Confirm your card' : 'Confirm your payment', [
        attempt.kind === 'card'
          ? '<p>A shop asks to keep your card for later payments. Is that you?</p>'
          : '<p>A shop asks for a payment from your card. Is that you?</p>',
        facts(attempt),
        '<form method="post">',
        '<button class="yes" name="answer" value="approve">Approve payment</button>',
        '<button name="answer" value="decline">Decline</button>',
        '</form>',
        wayBack('Go back without answering', returnUrl),
      ])
    : page('There is nothing to answer', [
        `<p>${outcome(attempt)}</p>`,
        facts(attempt),
        wayBack('Go back', returnUrl),
      ]);
}

/** Answers an address under which nothing is asked. */
export function noChallengePage(): string {
  return page('There is no question here', [
    '<p>Please check the address, or go back to the page you came from.</p>',
  ]);
}

function outcome({ status }: Attempt): string {
  if (status === 'cancelled') return 'The shop has called this off. Nothing is taken from your card.';
  return status === 'declined' ? 'You have declined already.' : 'You have approved already.';
}

function facts(attempt: Attempt): string {
  const sum =
    attempt.kind === 'charge'
      ? `<dt>Amount</dt><dd>${escapeHtml(amountText(attempt.amount, attempt.currency))}</dd>`
      : '';
  return `<dl>${sum}<dt>Card</dt><dd>ending in ${escapeHtml(attempt.card.last4)}</dd></dl>`;
}

function wayBack(words: string, returnUrl: string): string {
  return `<a href="${escapeHtml(returnUrl)}">${words}</a>`;
}

function page(title: string, body: string[]): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} – Sandbox Bank</title><style>${style}</style></head>`,
    '<body><main><p class="bank">Sandbox Bank</p>',
    `<div class="sheet"><h1>${title}</h1>${body.join('')}</div>`,
    '<p class="note">This bank is invented. No real money moves.</p></main></body></html>',
  ].join('\n');
}

/** An amount in minor units as people write it: 12050 in GBP is “£120.50”. */
function amountText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const text = String(minor).padStart(digits + 1, '0');
  const decimal = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
  // Formatted from its digits: no floating point comes near it.
  return format.format(decimal as `${number}`);
}

const escapes: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, inside an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
