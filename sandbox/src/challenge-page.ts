import type { Attempt } from './attempt.ts';
import { amountText, escapeHtml, page, wayBack } from './payer-page.ts';

const BANK = 'Sandbox Bank';

/** The bank's question to the payer, or that it is answered already. `returnUrl`: the way back. */
export function challengePage(attempt: Attempt, returnUrl: string): string {
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

/** Answers an address under which nothing is asked. */
export function noChallengePage(): string {
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
