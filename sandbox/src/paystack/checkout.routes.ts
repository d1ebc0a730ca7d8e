import type { FastifyInstance } from 'fastify';
import { answerOf, sendPayerPage, takeForms } from '../send-payer-page.ts';
import type { Books } from './books.ts';
import { backUrl, checkoutPage, noCheckoutPage } from './checkout-page.ts';
import { answerPage, payerAnswers } from './pay.ts';
import type { Transaction } from './transaction.ts';

export type Checkout = {
  books: Books;
  now: () => Date;
  onPaid: (transaction: Transaction) => void;
  finishLater: (transaction: Transaction) => void;
};

/** The hosted page on which a transaction is paid: no secret but its address. */
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
    const said = answerOf(request.body);
    const answer = payerAnswers.find((one) => one === said);
    if (answer === undefined) return sendPayerPage(reply.code(400), checkoutPage(transaction), '/');
    const answered = answerPage(books, transaction, answer, now());
    if (answered.status !== transaction.status) {
      if (answered.status === 'success') onPaid(answered);
      if (answered.status === 'processing') finishLater(answered);
    }
    // Who was declined may try again, on the same page.
    if (answered.status === 'failed') return sendPayerPage(reply, checkoutPage(answered), backUrl(answered));
    return reply.redirect(backUrl(answered), 303);
  });
}
