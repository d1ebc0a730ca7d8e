/** What is asked of a provider: to take money, or to keep a card. */
export type AttemptKind = 'charge' | 'store-card';

/** At booking, on a later day as the rate plan says, or for a change of the booking. */
export type AttemptPurpose = 'booking' | 'scheduled' | 'change';

/** `planned`: nobody has been asked yet. All but the first three are final. */
export type AttemptStatus =
  'planned' | 'created' | 'action-required' | 'paid' | 'stored' | 'declined' | 'cancelled' | 'unpaid';

/** Why money that was taken makes no booking. */
export type TakenForNothing = 'wrong-amount' | 'no-room-left';

/** Why money is refunded. */
export type RefundReason = TakenForNothing | 'cancelled' | 'changed';
