/** What an idempotency key requests once. */
export type KeyedRequest = 'booking' | 'change' | 'check-in' | 'payment' | 'card' | 'table';

interface OneKeyWords {
  /** While the first request is running. */
  readonly isBeingDone: string;
  /** Follows “An earlier attempt”. */
  readonly to: string;
}

const words: Readonly<Record<KeyedRequest, OneKeyWords>> = {
  booking: { isBeingDone: 'Your booking is being made. Please wait; do not pay again.', to: 'to book this' },
  change: {
    isBeingDone: 'Your booking is being changed. Please wait; do not pay again.',
    to: 'to change this booking',
  },
  'check-in': { isBeingDone: 'Your check-in is being saved. Please wait.', to: 'to check in' },
  payment: { isBeingDone: 'Your payment is being made. Please wait; do not pay again.', to: 'to pay this' },
  card: { isBeingDone: 'Your card is being kept. Please wait.', to: 'to keep a card for this booking' },
  table: { isBeingDone: 'Your table is being booked. Please wait.', to: 'to book a table' },
};

/** Texts for a key that is in progress or already used, by what its request asks for. */
export const oneKeyTexts = {
  isBeingDone: (request: KeyedRequest) => words[request].isBeingDone,
  mayBeDone: (request: KeyedRequest) => `An earlier attempt ${words[request].to} may have gone through.`,
  isOver: (request: KeyedRequest) => `An earlier attempt ${words[request].to} failed. Please try again.`,
} as const;
