import type { ReservationId } from '@portico/domain/ids';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { cookieName, type Cookies, type CookieToSet } from '../platform/http/cookies.ts';
import type { GrantBook, WhichBooking } from '../platform/http/grant-book.ts';
import {
  grantCookieName,
  grantCookieValue,
  readGrantCookie,
  usedGrant,
  type CookieGrant,
} from './grant-cookie.ts';
import type { GrantedBooking } from './granted-booking.ts';
import { readBookingOfItems, readLinkVersion } from './link-version.store.ts';
import type { Secrets } from './seal.ts';

/** Per browser; beyond it the oldest is dropped. */
const MOST_GRANTS = 8;

export interface GrantsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Whether guests use https. */
  readonly isSecure: boolean;
}

export interface Grants extends GrantBook {
  /** Returns the cookies that add a grant for that booking to those received. */
  give(cookies: Cookies, booking: GrantedBooking): CookieToSet[];
}

/** Grants for single bookings, stored by browsers in signed cookies. Rule: docs/decisions/0040-links-and-grants.md. */
export function openGrants({ database: { kysely }, clock, secrets, isSecure }: GrantsDeps): Grants {
  const prefix = cookieName('booking-', isSecure);

  /** Unexpired grants, oldest first. */
  function openOf(cookies: Cookies): CookieGrant[] {
    const now = clock.now();
    return Object.entries(cookies)
      .flatMap(([name, value = '']) => {
        const grant = name.startsWith(prefix) ? readGrantCookie(secrets, value, now) : undefined;
        return grant !== undefined && name === prefix + grantCookieName(grant) ? [grant] : [];
      })
      .sort((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime());
  }

  function cookieOf(booking: GrantedBooking, grantedAt: Date): CookieToSet {
    const now = clock.now();
    const grant = usedGrant(booking, grantedAt, now);
    return {
      name: prefix + grantCookieName(grant),
      value: grantCookieValue(secrets[0], grant),
      maxAgeS: Math.floor((grant.endsAt.getTime() - now.getTime()) / 1_000),
    };
  }

  async function reservationIdOf(
    grants: readonly CookieGrant[],
    which: WhichBooking,
  ): Promise<ReservationId | undefined> {
    if ('reservationId' in which) return which.reservationId;
    const [first] = grants;
    const ids = grants.map(({ reservationId }) => reservationId);
    return first && readBookingOfItems(kysely, first.propertyId, ids, which.itemIds);
  }

  return {
    hasAny: (cookies) => openOf(cookies).length > 0,
    find: async (cookies, propertyId, which) => {
      const grants = openOf(cookies).filter((grant) => grant.propertyId === propertyId);
      const reservationId = await reservationIdOf(grants, which);
      const grant = grants.find((each) => each.reservationId === reservationId);
      if (grant === undefined) return undefined;
      const { by, linkVersion } = grant;
      const current = await readLinkVersion(kysely, grant.propertyId, grant.reservationId);
      if (current !== linkVersion) return undefined;
      return { by, reservationId: grant.reservationId, renewed: cookieOf(grant, grant.grantedAt) };
    },
    give: (cookies, booking) => {
      const given = cookieOf(booking, clock.now());
      const others = openOf(cookies).map((grant) => prefix + grantCookieName(grant));
      const tooMany = others.filter((name) => name !== given.name).slice(0, -(MOST_GRANTS - 1));
      return [given, ...tooMany.map((name) => ({ name, value: '', maxAgeS: 0 }))];
    },
  };
}
