/** What is asked of a provider: to take money, or to keep a card. */
export type AttemptKind = 'charge' | 'store-card';

/** At booking, on a later day as the rate plan says, for a change of the booking, of an invoice, or to keep a card for a booking. */
export type AttemptPurpose = 'booking' | 'scheduled' | 'change' | 'invoice' | 'keep-card';

/** `planned`: nobody has been asked yet. All but the first three are final. */
export type AttemptStatus =
  | 'planned'
  | 'created'
  | 'action-required'
  | 'paid'
  | 'stored'
  | 'declined'
  | 'cancelled'
  | 'unpaid';

/** Why money that was taken makes no booking. */
export type TakenForNothing = 'wrong-amount' | 'no-room-left';

/** Why money is refunded. `nothing-outstanding`: what it was to pay was paid, or owed no more, when it came. */
export type RefundReason = TakenForNothing | 'cancelled' | 'changed' | 'nothing-outstanding';
