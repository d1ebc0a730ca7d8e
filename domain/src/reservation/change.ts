/** What a change after booking was: of anything, of some rooms that were cancelled, or the end of the booking. */
export type ChangeKind = 'update' | 'cancel-rooms' | 'cancel';

/** `open`: it waits for its payment. All others are final. */
export type ChangeStatus = 'open' | 'applied' | 'declined' | 'expired';

/** How whoever changes a booking has proved that they may. */
export type ChangeMaker = 'link' | 'lookup' | 'account' | 'hotel';
