/**
 * What was changed after booking: anything, some rooms cancelled, the whole booking cancelled, guests checked in online,
 * or guests of some or all rooms did not come.
 */
export type ChangeKind = 'update' | 'cancel-rooms' | 'cancel' | 'pre-check-in' | 'no-show';

/** `open`: it awaits its payment. All others are final. */
export type ChangeStatus = 'open' | 'applied' | 'declined' | 'expired';

/** How the person who changes a booking proved their right to. */
export type ChangeMaker = 'link' | 'lookup' | 'account' | 'hotel';
