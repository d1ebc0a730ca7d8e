import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { amountText, escapeHtml, page, wayBack } from '../payer-page.ts';
import { answerOf, sendPayerPage, takeForms } from '../send-payer-page.ts';
import type { Books } from './books.ts';
import type { Transaction, Authorization } from './transaction.ts';

const HOUSE = 'Paystack stand-in';

/** The hosted page of a transaction: pay, decline, go back; or that it is paid. */
function checkoutPage(transaction: Transaction): string {
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

function noCheckoutPage(): string {
  return page(HOUSE, 'There is no payment here', ['<p>Please go back to the page you came from.</p>']);
}

/** The return address, with the reference, which proves nothing. */
function backUrl({ callbackUrl, reference }: Transaction): string {
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

const payerAnswers = [
  'approve',
  'approve-transfer',
  'approve-once',
  'approve-asked-later',
  'slow',
  'decline',
] as const;
type PayerAnswer = (typeof payerAnswers)[number];

const authorizations: Record<Exclude<PayerAnswer, 'decline'>, Omit<Authorization, 'code'>> = {
  approve: { channel: 'card', reusable: true, later: 'approved' },
  'approve-transfer': { channel: 'bank_transfer', reusable: false, later: 'declined' },
  'approve-once': { channel: 'card', reusable: true, later: 'declined' },
  'approve-asked-later': { channel: 'card', reusable: true, later: 'asks' },
  slow: { channel: 'bank_transfer', reusable: false, later: 'declined' },
};

/** Records the payer's choice; a paid transaction stays paid. */
function answerPage(books: Books, transaction: Transaction, answer: PayerAnswer, now: Date): Transaction {
  if (transaction.status === 'success' || transaction.status === 'processing') return transaction;
  if (answer === 'decline') return books.put({ ...transaction, status: 'failed' });
  const authorization = { ...authorizations[answer], code: `AUTH_${randomBytes(5).toString('hex')}` };
  return books.put({
    ...transaction,
    authorization,
    ...(answer === 'slow'
      ? { status: 'processing' as const }
      : { status: 'success' as const, paidAt: now.toISOString() }),
  });
}

export type Checkout = {
  books: Books;
  now: () => Date;
  onPaid: (transaction: Transaction) => void;
  finishLater: (transaction: Transaction) => void;
};

/** The hosted page that pays a transaction; its only secret is the address. */
export function checkoutRoutes(app: FastifyInstance, { books, now, onPaid, finishLater }: Checkout): void {
  takeForms(app);

  app.get<{ Params: { code: string } }>('/checkout/:code', (request, reply) => {
    const transaction = books.findPage(request.params.code);
    if (transaction === undefined) return sendPayerPage(reply.code(404), noCheckoutPage(), '/');
    return sendPayerPage(reply, checkoutPage(transaction), backUrl(transaction));
  });

  app.post<{ Params: { code: string }; Body: unknown }>('/checkout/:code', (request, reply) => {
    const transaction = books.findPage(request.params.code);
    if (transaction === undefined) return sendPayerPage(reply.code(404), noCheckoutPage(), '/');
    const choice = answerOf(request.body);
    const answer = payerAnswers.find((one) => one === choice);
    if (answer === undefined) return sendPayerPage(reply.code(400), checkoutPage(transaction), '/');
    const answered = answerPage(books, transaction, answer, now());
    if (answered.status !== transaction.status) {
      if (answered.status === 'success') onPaid(answered);
      if (answered.status === 'processing') finishLater(answered);
    }
    // A declined payer may retry on the same page.
    if (answered.status === 'failed') return sendPayerPage(reply, checkoutPage(answered), backUrl(answered));
    return reply.redirect(backUrl(answered), 303);
  });
}
