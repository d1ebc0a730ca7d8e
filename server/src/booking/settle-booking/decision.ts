import { sameMoney } from '@portico/domain/money/money';
import { isUndecided, type ReservationStatus } from '@portico/domain/reservation/status';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import type { PaymentAnswer } from '../../payments/payment-port.ts';

type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;
type Stored = Extract<PaymentAnswer, { kind: 'stored' }>;

/** What a provider's answer means for a booking. Rule: docs/payments.md, "Settling". */
export type SettleDecision =
  /** Nothing new is known, or it is too late to count. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ask-guest'; readonly answer: Extract<PaymentAnswer, { kind: 'action-required' }> }
  | { readonly kind: 'confirm'; readonly answer: Paid | Stored }
  | {
      readonly kind: 'release';
      readonly status: 'declined' | 'expired';
      readonly endedBy?: 'provider' | 'card';
    }
  /** A card was stored for a booking that had failed. */
  | { readonly kind: 'let-go'; readonly answer: Stored }
  /** A booking that had failed was paid: confirm it if its nights are still available. */
  | { readonly kind: 'take-again'; readonly answer: Paid }
  /** Another sum than requested. `areNightsHeld`: nights are to be released. */
  | { readonly kind: 'refund'; readonly answer: Paid; readonly areNightsHeld: boolean };

const NOTHING: SettleDecision = { kind: 'nothing' };

/** `reservation` and `attempt` are locked. A payment taken before decides nothing again. */
export function settleDecision(
  answer: PaymentAnswer,
  attempt: Pick<Attempt, 'kind' | 'status' | 'money'>,
  reservation: ReservationStatus,
): SettleDecision {
  if (attempt.status === 'paid' || attempt.status === 'stored') return NOTHING;
  const isOpen = isUndecided(reservation);
  switch (answer.kind) {
    case 'paid':
      if (!sameMoney(answer.money, attempt.money)) return { kind: 'refund', answer, areNightsHeld: isOpen };
      return isOpen ? { kind: 'confirm', answer } : { kind: 'take-again', answer };
    case 'stored':
      // A stored card does not pay a charge.
      if (attempt.kind !== 'store-card') return NOTHING;
      return { kind: isOpen ? 'confirm' : 'let-go', answer };
    case 'declined':
      return isOpen ? { kind: 'release', status: 'declined' } : NOTHING;
    case 'cancelled':
      return isOpen ? { kind: 'release', status: 'expired' } : NOTHING;
    case 'not-begun':
      return isOpen ? { kind: 'release', status: 'expired', endedBy: 'provider' } : NOTHING;
    case 'card-unusable':
      return isOpen ? { kind: 'release', status: 'expired', endedBy: 'card' } : NOTHING;
    case 'action-required':
      return reservation === 'pending' ? { kind: 'ask-guest', answer } : NOTHING;
    case 'not-found':
    case 'unknown':
      return NOTHING;
  }
}
