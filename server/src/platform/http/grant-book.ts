import type { ReservationId, ReservationItemId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Cookies, CookieToSet } from './cookies.ts';

/** How somebody came to a grant for a booking. The order is kept in links and cookies. */
export const grantedBy = ['link', 'lookup', 'account'] as const satisfies readonly ChangeMaker[];
export type GrantedBy = (typeof grantedBy)[number];

/** What whoever sent a request may do with one booking: all that its guest may. */
export interface Grant {
  readonly by: GrantedBy;
  readonly reservationId: ReservationId;
}

/** A booking by its id, or by some of its rooms. */
export type WhichBooking =
  | { readonly reservationId: ReservationId }
  | { readonly itemIds: readonly ReservationItemId[] };

/** Reads grants out of cookies. */
export interface GrantBook {
  /** Whether there is any that is not over. */
  hasAny(cookies: Cookies): boolean;
  /** The one for a booking of that property, as it is to be kept from now on; undefined: none, or it was revoked. */
  find(
    cookies: Cookies,
    propertyId: number,
    which: WhichBooking,
  ): Promise<(Grant & { readonly renewed: CookieToSet }) | undefined>;
}
