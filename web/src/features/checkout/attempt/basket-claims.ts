import { readShared, writeShared } from '../../../lib/shared-store.ts';
import type { Booking } from '../../../shared/stay/booking.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';

/**
 * An attempt to book a basket, shared by all tabs of this browser, so that a duplicated tab does not book it again:
 * docs/decisions/0017-basket-claims.md. It names no person.
 */
export interface BasketClaim {
  readonly basket: string;
  /** The basket's content: other dates or rooms are another booking. */
  readonly content: string;
  /** The attempt's idempotency key. */
  readonly key: string;
  /** The confirmation token, once the server has answered. */
  readonly token: string | null;
}

const most = 10;
const storeKey = (propertyCode: string) => `portico.claims.${propertyCode.toLowerCase()}`;

/** “2027-03-14 2027-03-17 1:2:12:2-0-0”: dates, then number, type, rate and guests of each room. */
export function basketContent({ stay }: ValidSearch, { items }: Booking): string {
  const rooms = items.map(({ roomNumber, roomTypeId, ratePlanId, guests }) =>
    [roomNumber, roomTypeId, ratePlanId, Object.values(guests).join('-')].join(':'),
  );
  return [stay.arrival, stay.departure, ...rooms].join(' ');
}

/** The current claim on that basket; undefined: there was no attempt to book it. */
export function findClaim(
  propertyCode: string,
  basket: string | null,
  content: string,
): BasketClaim | undefined {
  return readClaims(propertyCode).find((claim) => claim.basket === basket && claim.content === content);
}

/** Replaces an earlier one on the same basket. */
export function keepClaim(propertyCode: string, claim: BasketClaim): void {
  write(propertyCode, [claim, ...without(propertyCode, claim)]);
}

/** The attempt failed: drops its claims for any contents, so that another may be made. */
export function dropClaim(
  propertyCode: string,
  { basket, content }: Pick<BasketClaim, 'basket' | 'content'>,
) {
  const dropped = findClaim(propertyCode, basket, content);
  if (dropped === undefined) return;
  write(
    propertyCode,
    readClaims(propertyCode).filter(({ key }) => key !== dropped.key),
  );
}

function without(propertyCode: string, { basket, content }: Pick<BasketClaim, 'basket' | 'content'>) {
  return readClaims(propertyCode).filter((claim) => claim.basket !== basket || claim.content !== content);
}

function write(propertyCode: string, claims: readonly BasketClaim[]): void {
  writeShared(storeKey(propertyCode), JSON.stringify(claims.slice(0, most)));
}

function readClaims(propertyCode: string): BasketClaim[] {
  try {
    const stored: unknown = JSON.parse(readShared(storeKey(propertyCode)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isClaim) : [];
  } catch {
    return [];
  }
}

function isClaim(stored: unknown): stored is BasketClaim {
  const claim = stored as Partial<BasketClaim> | null;
  return (
    typeof claim?.basket === 'string' && typeof claim.content === 'string' && typeof claim.key === 'string'
  );
}
