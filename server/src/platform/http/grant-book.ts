import type { ReservationId, ReservationItemId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Cookies, CookieToSet } from './cookies.ts';

/** How a grant was obtained. Links and cookies store the index, so the order is fixed. */
export const grantedBy = ['link', 'lookup', 'account'] as const satisfies readonly ChangeMaker[];
export type GrantedBy = (typeof grantedBy)[number];

/** The right to do with one booking all that its guest may. */
export interface Grant {
  readonly by: GrantedBy;
  readonly reservationId: ReservationId;
}

/** A booking by its id, or by some of its rooms. */
export type WhichBooking =
  | { readonly reservationId: ReservationId }
  | { readonly itemIds: readonly ReservationItemId[] };

/** Reads grants from cookies. */
export interface GrantBook {
  /** Whether any is still valid. */
  hasAny(cookies: Cookies): boolean;
  /** The grant for a booking of that property, in the form to store from now on; undefined: none, or revoked. */
  find(
    cookies: Cookies,
    propertyId: number,
    which: WhichBooking,
  ): Promise<(Grant & { readonly renewed: CookieToSet }) | undefined>;
}
