/** The request to a provider: charge money, or save a card. */
export type AttemptKind = 'charge' | 'store-card';

/**
 * At booking, on a later day by the rate plan, for a change, for an invoice, to save a card for a booking, or for a fee
 * that a cancelled booking owes.
 */
export type AttemptPurpose = 'booking' | 'scheduled' | 'change' | 'invoice' | 'keep-card' | 'guarantee';

/** `planned`: not sent to a provider yet. All but the first three are final. */
export type AttemptStatus =
  | 'planned'
  | 'created'
  | 'action-required'
  | 'paid'
  | 'stored'
  | 'declined'
  | 'cancelled'
  | 'unpaid';

/** Why a successful charge makes no booking. */
export type TakenForNothing = 'wrong-amount' | 'no-room-left';

/**
 * Why money is refunded. `nothing-outstanding`: when the payment arrived, its amount was already paid or no longer
 * owed.
 */
export type RefundReason = TakenForNothing | 'cancelled' | 'changed' | 'nothing-outstanding';
