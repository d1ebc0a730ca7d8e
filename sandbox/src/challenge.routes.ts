import type { FastifyInstance, FastifyReply } from 'fastify';
import { approved, type Attempt } from './attempt.ts';
import { challengePage, noChallengePage } from './challenge-page.ts';
import { sendError } from './errors.routes.ts';
import type { Ledger } from './ledger.ts';
import { answerOf, sendPayerPage, takeForms } from './send-payer-page.ts';

type Params = { id: string };

/** The pages of the bank, for payers: no secret but the address of each. */
export function challengeRoutes(app: FastifyInstance, ledger: Ledger): void {
  takeForms(app);

  app.get<{ Params: Params }>('/challenge/:id', (request, reply) => {
    const attempt = ledger.findChallenge(request.params.id);
    if (attempt?.terms?.challenge === undefined) return sendNoPage(reply);
    const { returnUrl } = attempt.terms.challenge;
    return sendPayerPage(reply, challengePage(attempt, returnUrl), returnUrl);
  });

  app.post<{ Params: Params; Body: unknown }>('/challenge/:id', (request, reply) => {
    const answer = answerOf(request.body);
    if (answer !== 'approve' && answer !== 'decline') return sendError(reply, 'bad_request');
    const attempt = ledger.findChallenge(request.params.id);
    if (attempt?.terms?.challenge === undefined) return sendNoPage(reply);
    const { returnUrl } = attempt.terms.challenge;
    const answered = answerChallenge(ledger, attempt, answer);
    // A second click on the button goes where the first was going; what was called off is said here.
    if (answered.status === 'cancelled')
      return sendPayerPage(reply.code(409), challengePage(answered, returnUrl), returnUrl);
    return reply.redirect(returnUrl, 303);
  });
}

function sendNoPage(reply: FastifyReply): FastifyReply {
  return sendPayerPage(reply.code(404), noChallengePage(), '/');
}

/** The payer's answer to the bank's question. One that is answered or cancelled stays as it is. */
function answerChallenge(ledger: Ledger, attempt: Attempt, answer: 'approve' | 'decline'): Attempt {
  if (attempt.status !== 'requires_action') return attempt;
  const answered: Attempt =
    answer === 'approve'
      ? approved(attempt)
      : { ...attempt, status: 'declined', declineCode: 'authentication_failed' };
  ledger.record(answered);
  return answered;
}
