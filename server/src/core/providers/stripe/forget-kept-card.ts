import type Stripe from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { keptCardOf } from './kept-card.ts';

/** Detaches a kept card from its customer, after which nobody can charge it: true once that is so. */
export async function forgetKeptCard(api: Stripe, token: string): Promise<boolean> {
  const kept = keptCardOf(token);
  if (kept === undefined) return true;
  const answer = await askStripe(() => api.paymentMethods.detach(kept.paymentMethod));
  // One that is gone, or is nobody's any more, is refused.
  const isGone = answer.kind === 'refused' && (answer.status === 400 || answer.status === 404);
  return answer.kind === 'answered' || isGone;
}
