import type { PreCheckInPanel, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';

/** The link in the address. Its code authorises each call. */
export interface Link {
  readonly number: string;
  readonly code: string;
}

/** What a link opens: a booking or one of its rooms, or a message instead; `unreadable` is no answer of ours. */
export type Opened =
  | { readonly kind: 'reservation'; readonly reservation: PreCheckInReservation }
  | { readonly kind: 'panel'; readonly panel: PreCheckInPanel }
  | { readonly kind: 'unreadable' };

/** An answer is recognised by its fields: anything else, for example from a proxy, is unreadable. */
export function openedBy(answer: PreCheckInReservation | PreCheckInPanel): Opened {
  if ('ReservationItems' in answer && Array.isArray(answer.ReservationItems))
    return { kind: 'reservation', reservation: answer };
  if ('Title' in answer && 'Message' in answer && 'Success' in answer)
    return { kind: 'panel', panel: answer };
  return { kind: 'unreadable' };
}
