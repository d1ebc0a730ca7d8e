import type { Attempt } from './attempt.ts';
import { approved } from './attempt.ts';
import type { Ledger } from './ledger.ts';

/** The payer's answer to the bank's question. One that is answered or cancelled stays as it is. */
export function answerChallenge(ledger: Ledger, attempt: Attempt, answer: 'approve' | 'decline'): Attempt {
  if (attempt.status !== 'requires_action') return attempt;
  const answered: Attempt =
    answer === 'approve'
      ? approved(attempt)
      : { ...attempt, status: 'declined', declineCode: 'authentication_failed' };
  ledger.record(answered);
  return answered;
}
