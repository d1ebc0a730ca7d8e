import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Books } from './books.ts';
import { cardInWallet, testCard, type TestCard } from './cards.ts';
import type { Session } from './objects.ts';
import { noPage, overPage, paymentPage, questionPage } from './page.ts';

export interface PageDeps {
  readonly books: Books;
  /** Called when the guest has paid, or saved the card. */
  readonly complete: (session: Session, card: TestCard) => Session;
}

const DECLINED = 'Your card was declined. Try a different card.';
const NO_CARD = 'Your card number is invalid.';
const NOT_PROVEN = 'We are unable to authenticate your payment method. Try a different card.';

interface RequestedPage {
  readonly Params: { readonly id: string };
  readonly Body: Record<string, unknown>;
}

/** The hosted page: the guest pays, is declined and retries, answers the bank, or leaves. */
export function pageRoutes(app: FastifyInstance, { books, complete }: PageDeps): void {
  /** The card whose bank asks for authentication, by session. */
  const questioned = new Map<string, TestCard>();
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('content-type', 'text/html; charset=utf-8').send(html);
  const finish = (reply: FastifyReply, session: Session, card: TestCard) => {
    complete(session, card);
    return reply.redirect(session.success_url, 303);
  };
  const withSession = (id: string, reply: FastifyReply, work: (session: Session) => FastifyReply) => {
    const session = books.find<Session>(id);
    if (session === undefined) return show(reply, noPage(), 404);
    return session.status === 'open' ? work(session) : show(reply, overPage(session));
  };

  app.get<RequestedPage>('/c/pay/:id', ({ params }, reply) =>
    withSession(params.id, reply, (session) => show(reply, paymentPage(session, undefined))),
  );
  app.post<RequestedPage>('/c/pay/:id', ({ params, body }, reply) =>
    withSession(params.id, reply, (session) => {
      const card = cardInWallet(String(body['wallet'] ?? '')) ?? testCard(String(body['card'] ?? ''));
      if (card === undefined) return show(reply, paymentPage(session, NO_CARD));
      if (card.onPage === 'is-declined') return show(reply, paymentPage(session, DECLINED));
      if (card.onPage === 'pays') return finish(reply, session, card);
      questioned.set(session.id, card);
      return reply.redirect(`/c/pay/${session.id}/bank`, 303);
    }),
  );
  app.get<RequestedPage>('/c/pay/:id/bank', ({ params }, reply) =>
    withSession(params.id, reply, () => show(reply, questionPage())),
  );
  app.post<RequestedPage>('/c/pay/:id/bank', ({ params, body }, reply) =>
    withSession(params.id, reply, (session) => {
      const card = questioned.get(session.id);
      if (card === undefined || body['answer'] !== 'complete')
        return show(reply, paymentPage(session, NOT_PROVEN));
      return finish(reply, session, card);
    }),
  );
}
