/**
 * What was changed after booking: anything, some rooms cancelled, the whole booking cancelled, or guests checked in
 * online.
 */
export type ChangeKind = 'update' | 'cancel-rooms' | 'cancel' | 'pre-check-in';

/** `open`: it awaits its payment. All others are final. */
export type ChangeStatus = 'open' | 'applied' | 'declined' | 'expired';

/** How the person who changes a booking proved their right to. */
export type ChangeMaker = 'link' | 'lookup' | 'account' | 'hotel';
