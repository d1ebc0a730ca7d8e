import type { FastifyInstance, FastifyReply } from 'fastify';
import { approved, type Attempt } from './attempt.ts';
import { sendError } from './errors.routes.ts';
import type { Ledger } from './ledger.ts';
import { amountText, escapeHtml, page, wayBack } from './payer-page.ts';
import { answerOf, sendPayerPage, takeForms } from './send-payer-page.ts';

const BANK = 'Sandbox Bank';

/** The challenge page, or that it is already answered. `returnUrl`: the way back. */
function challengePage(attempt: Attempt, returnUrl: string): string {
  return attempt.status === 'requires_action'
    ? page(BANK, attempt.kind === 'card' ? 'Confirm your card' : 'Confirm your payment', [
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
    : page(BANK, 'There is nothing to answer', [
        `<p>${outcome(attempt)}</p>`,
        facts(attempt),
        wayBack('Go back', returnUrl),
      ]);
}

/** For an address without a challenge. */
function noChallengePage(): string {
  return page(BANK, 'There is no question here', [
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

type Params = { id: string };

/** The bank's pages for payers; their only secret is the address. */
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
    // A second click on the button redirects like the first; a cancelled attempt is reported here.
    if (answered.status === 'cancelled')
      return sendPayerPage(reply.code(409), challengePage(answered, returnUrl), returnUrl);
    return reply.redirect(returnUrl, 303);
  });
}

function sendNoPage(reply: FastifyReply): FastifyReply {
  return sendPayerPage(reply.code(404), noChallengePage(), '/');
}

/** Records the payer's answer. An attempt already answered or cancelled stays unchanged. */
function answerChallenge(ledger: Ledger, attempt: Attempt, answer: 'approve' | 'decline'): Attempt {
  if (attempt.status !== 'requires_action') return attempt;
  const answered: Attempt =
    answer === 'approve'
      ? approved(attempt)
      : { ...attempt, status: 'declined', declineCode: 'authentication_failed' };
  ledger.record(answered);
  return answered;
}
