import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { requireAction, settleAttempt } from '../attempts/payment-ledger.store.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { AnswerTiming } from '../settle/settler.ts';
import { enqueueLinkMails } from './link-mails.ts';
import { answered, type SettledByLink } from './settled-by-link.ts';

/**
 * Settles an answer that brings neither money nor a card; the caller has locked the attempt. It ends an open attempt,
 * with a mail if the guest was asked to wait, or gives the guest's next page. Rule: docs/payments.md, "Pay by link".
 */
export async function settleUnpaid(
  tx: Transaction<Schema>,
  attempt: Attempt,
  answer: PaymentAnswer,
  { timing, now }: { readonly timing: AnswerTiming; readonly now: Date },
): Promise<SettledByLink> {
  if (attempt.settledAt !== null) return asItStands(attempt);
  const { propertyId, attemptId } = attempt;
  const notPaid = { kind: 'payer-not-paid', payload: { attemptId } } as const;
  switch (answer.kind) {
    case 'declined':
    case 'cancelled':
      await settleAttempt(tx, attempt, { status: answer.kind, now });
      if (timing === 'later') await enqueueLinkMails(tx, propertyId, [notPaid], now);
      return {
        ...answered(attempt, { status: answer.kind, actionUrl: null }),
        isDeclined: answer.kind === 'declined',
      };
    case 'not-begun':
    case 'card-unusable':
      await settleAttempt(tx, attempt, { status: 'cancelled', now });
      return answered(attempt, { status: 'cancelled', actionUrl: null, isNotBegun: true });
    case 'action-required':
      if (attempt.status === 'action-required') return asItStands(attempt);
      await requireAction(tx, attempt, { url: answer.url, reference: answer.reference, now });
      return answered(attempt, { status: 'action-required', actionUrl: answer.url });
    case 'paid':
    case 'stored':
    case 'not-found':
    case 'unknown':
      return asItStands(attempt);
  }
}

/** The answer changed nothing. */
export function asItStands({ status, actionUrl }: Attempt): SettledByLink {
  return { status, actionUrl };
}
