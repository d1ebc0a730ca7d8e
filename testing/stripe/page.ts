import { amountText } from './amount-text.ts';
import type { Session } from './objects.ts';

const style = `body{margin:0;background:#f6f8fa;color:#30313d;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:27rem;margin:0 auto;padding:1.5rem 1rem}
form,section{background:#fff;border:1px solid #d8dee4;border-radius:.5rem;padding:1.25rem;margin:0 0 1rem}
label{display:block;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:2.75rem;margin:.25rem 0 1rem;padding:.5rem;border:1px solid #6c7688;border-radius:.375rem;font:inherit}
button{width:100%;min-height:2.75rem;margin:0 0 .5rem;border:0;border-radius:.375rem;background:#533afd;color:#fff;font:inherit;font-weight:600}
a{display:inline-block;padding:.625rem 0;color:#3a27c4}
[role=alert]{color:#b3093c;font-weight:600}`;

const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** Stripe shows those that the browser has; the stand-in shows both, unless the card is kept. */
function walletButtons(session: Session): string {
  if (session.mode === 'setup' || session.customer_creation === 'always') return '';
  const buttons = Object.entries(wallets).map(
    ([name, words]) => `<button name="wallet" value="${name}">${words}</button>`,
  );
  return `<form method="post">${buttons.join('')}</form>`;
}

/** Where the guest pays or saves a card. `fault`: the previous card error. */
export function paymentPage(session: Session, fault: string | undefined): string {
  const isSetup = session.mode === 'setup';
  const sum = isSetup ? '' : `<p>${escaped(amountText(session.amount_total ?? 0, session.currency))}</p>`;
  return page(isSetup ? 'Set up payment' : 'Pay', [
    sum,
    walletButtons(session),
    `<form method="post"><label for="card">Card number</label>`,
    `<input id="card" name="card" inputmode="numeric" autocomplete="off" required>`,
    fault === undefined ? '' : `<p role="alert">${escaped(fault)}</p>`,
    `<button>${isSetup ? 'Save card' : 'Book'}</button></form>`,
    session.cancel_url === null ? '' : `<a href="${escaped(session.cancel_url)}">Back</a>`,
  ]);
}

/** The bank's challenge. */
export function questionPage(): string {
  return page('3D Secure 2 Test Page', [
    '<form method="post"><button name="answer" value="complete">Complete</button>',
    '<button name="answer" value="fail">Fail</button></form>',
  ]);
}

/** A page that takes no payment any more. */
export function overPage(session: Session): string {
  return page('You’re all done here', [
    `<section><p>${session.status === 'expired' ? 'This page has expired.' : 'This was paid already.'}</p></section>`,
  ]);
}

export function noPage(): string {
  return page('Something went wrong', ['<p>The page you were looking for could not be found.</p>']);
}

function page(title: string, body: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title} – Checkout stand-in</title><style>${style}</style></head><body><main><h1>${title}</h1>${body.join('')}
<p>A stand-in for Stripe’s Checkout. No money moves.</p></main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
