import type { PreCheckInPanel, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';

/** The link of the address. Its code is the proof in each call. */
export interface Link {
  readonly number: string;
  readonly code: string;
}

/** What a link opens: a booking or one room of it, or words in its place; `unreadable` is no answer of ours. */
export type Opened =
  | { readonly kind: 'reservation'; readonly reservation: PreCheckInReservation }
  | { readonly kind: 'panel'; readonly panel: PreCheckInPanel }
  | { readonly kind: 'unreadable' };

/** An answer is told by its fields: whatever else comes, from a proxy say, is unreadable. */
export function openedBy(answer: PreCheckInReservation | PreCheckInPanel): Opened {
  if ('ReservationItems' in answer && Array.isArray(answer.ReservationItems))
    return { kind: 'reservation', reservation: answer };
  if ('Title' in answer && 'Message' in answer && 'Success' in answer)
    return { kind: 'panel', panel: answer };
  return { kind: 'unreadable' };
}
