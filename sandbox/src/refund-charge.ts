import { refundedAmount, type Refund } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/**
 * Refunds all or part (`amount`, minor units) of a paid charge. Within a charge the refund reference is the
 * idempotency key: again with the same amount gets the first answer, with another `reference_reused`.
 * More than is left of what was paid is `refund_too_large`, and of an attempt that took nothing that is all.
 */
export function refundCharge(
  ledger: Ledger,
  reference: string,
  order: { refundReference: string; amount: number },
): Result<Refund> {
  const attempt = ledger.find(reference);
  if (attempt === undefined) return refuse('not_found');
  if (attempt.kind !== 'charge' || attempt.status !== 'paid') return refuse('refund_too_large');

  const earlier = attempt.refunds.find((refund) => refund.refundReference === order.refundReference);
  if (earlier !== undefined) {
    return earlier.amount === order.amount ? accept(earlier) : refuse('reference_reused');
  }

  const refunded = refundedAmount(attempt.refunds) + order.amount;
  if (refunded > attempt.amount) return refuse('refund_too_large');
  const refund: Refund = { refundReference: order.refundReference, amount: order.amount, refunded };
  ledger.record({ ...attempt, refunds: [...attempt.refunds, refund] });
  return accept(refund);
}
