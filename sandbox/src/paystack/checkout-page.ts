import { amountText, escapeHtml, page, wayBack } from '../payer-page.ts';
import type { Transaction } from './transaction.ts';

const HOUSE = 'Paystack stand-in';

/** The hosted page of a transaction: to pay, to be declined, to go back; or that it is paid. */
export function checkoutPage(transaction: Transaction): string {
  const { status, channels } = transaction;
  if (status === 'success' || status === 'processing')
    return page(HOUSE, 'There is nothing to pay', [
      '<p>This payment has been made.</p>',
      facts(transaction),
      wayBack('Go back', backUrl(transaction)),
    ]);
  const takesTransfers = channels.length === 0 || channels.includes('bank_transfer');
  return page(HOUSE, 'Pay', [
    status === 'failed' ? '<p role="alert">That was declined. You may try again.</p>' : '',
    facts(transaction),
    '<form method="post">',
    '<button class="yes" name="answer" value="approve">Pay by card</button>',
    takesTransfers ? '<button name="answer" value="approve-transfer">Pay by bank transfer</button>' : '',
    takesTransfers ? '<button name="answer" value="slow">Pay by a slow bank transfer</button>' : '',
    '<button name="answer" value="approve-once">Pay by a card that is declined later</button>',
    '<button name="answer" value="approve-asked-later">Pay by a card whose bank asks later</button>',
    '<button name="answer" value="decline">Be declined</button>',
    '</form>',
    wayBack('Cancel payment', transaction.cancelUrl ?? backUrl(transaction)),
  ]);
}

export function noCheckoutPage(): string {
  return page(HOUSE, 'There is no payment here', ['<p>Please go back to the page you came from.</p>']);
}

/** Where a payer is sent back to, with the reference: which proves nothing. */
export function backUrl({ callbackUrl, reference }: Transaction): string {
  if (callbackUrl === null) return '/';
  const query = new URLSearchParams({ trxref: reference, reference }).toString();
  return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}${query}`;
}

function facts({ amount, currency, email, reference }: Transaction): string {
  return (
    `<dl><dt>Amount</dt><dd>${escapeHtml(amountText(amount, currency))}</dd>` +
    `<dt>E-mail</dt><dd>${escapeHtml(email)}</dd><dt>Reference</dt><dd>${escapeHtml(reference)}</dd></dl>`
  );
}
