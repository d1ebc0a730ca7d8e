/** What a change after booking was: of anything, of some rooms that were cancelled, the end of the booking, or guests who checked in online. */
export type ChangeKind = 'update' | 'cancel-rooms' | 'cancel' | 'pre-check-in';

/** `open`: it waits for its payment. All others are final. */
export type ChangeStatus = 'open' | 'applied' | 'declined' | 'expired';

/** How whoever changes a booking has proved that they may. */
export type ChangeMaker = 'link' | 'lookup' | 'account' | 'hotel';
