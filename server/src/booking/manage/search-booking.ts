import type { ManageSearchQuery } from '@portico/contract/calls/manage-booking';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { ReservationId } from '@portico/domain/ids';
import { isNameOfOne } from '@portico/domain/people/guest-name';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { wasMade } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { readLinkCode } from '../../access/link-code.ts';
import type { Secrets } from '../../access/seal.ts';
import type { FindDeps } from '../find-reservation.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { LimitDeps } from '../../limits/rate-limits.ts';
import { takeLimits } from '../../limits/take-limits.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { GrantedBy } from '../../platform/http/grant-book.ts';
import { lookUp } from './lookup.store.ts';

export interface SearchDeps extends FindDeps, LimitDeps {
  readonly secrets: Secrets;
}

export interface FoundBooking {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
  readonly by: GrantedBy;
}

/** `link`: the request was by its code. */
export type NotFound =
  | { readonly code: 'reservation.unknown'; readonly by: 'link' | 'lookup' }
  | { readonly code: 'reservation.ended' }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number };

/**
 * A booking by the code of a link, or by its number and a name. A failed lookup costs the same and gets the same answer
 * whatever was wrong. Rule: docs/booking.md, "Managing a booking".
 */
export async function searchBooking(
  deps: SearchDeps,
  hotel: Hotel,
  query: ManageSearchQuery,
  address: string,
): Promise<Result<FoundBooking, NotFound>> {
  const found =
    query.hash === '' ? await byNumber(deps, hotel, query, address) : await byLink(deps, hotel, query);
  if (!found.ok) return found;
  const { reservation } = found.value;
  const today = dateAt(hotel, deps.clock.now());
  if (today > linkOpenUntil(reservation.stay)) return refused({ code: 'reservation.ended' });
  return found;
}

async function byNumber(
  deps: SearchDeps,
  hotel: Hotel,
  query: ManageSearchQuery,
  address: string,
): Promise<Result<FoundBooking, NotFound>> {
  const { propertyId } = hotel;
  const number = plainNumber(query.reservationNumber);
  // Counted before it runs: concurrent lookups cannot exceed the limit.
  const counted = await takeLimits(
    deps,
    { propertyId, address, number },
    { lookupsPerAddress: 1, lookupsPerNumber: 1 },
  );
  if (!counted.isOpen) {
    const { thing, opensInS } = counted;
    return refused({ code: 'request.too-many', thing, opensInS });
  }
  const lookedUp = await lookUp(deps.database.kysely, propertyId, number);
  const isTheirs = isNameOfOne(query.guestName, lookedUp?.people ?? []);
  const unknown = refused({ code: 'reservation.unknown', by: 'lookup' } as const);
  if (lookedUp === undefined || !isTheirs || !wasMade(lookedUp.status)) return unknown;
  await counted.release();
  return (await readFound(deps, hotel, lookedUp.reservationId, 'lookup')) ?? unknown;
}

async function byLink(
  deps: SearchDeps,
  hotel: Hotel,
  query: ManageSearchQuery,
): Promise<Result<FoundBooking, NotFound>> {
  const unknown = refused({ code: 'reservation.unknown', by: 'link' } as const);
  const link = readLinkCode(deps.secrets, 'manage', query.hash);
  if (link === undefined || link.propertyId !== hotel.propertyId) return unknown;
  const found = await readFound(deps, hotel, link.reservationId, link.by);
  if (found === undefined) return unknown;
  const { linkVersion, status, referenceNumber } = found.value.reservation;
  const isOfNumber = ['', referenceNumber].includes(plainNumber(query.reservationNumber));
  if (linkVersion !== link.linkVersion || !wasMade(status) || !isOfNumber) return unknown;
  const today = dateAt(hotel, deps.clock.now());
  return today > link.openUntil ? refused({ code: 'reservation.ended' }) : found;
}

async function readFound(
  { database }: SearchDeps,
  hotel: Hotel,
  reservationId: ReservationId,
  by: GrantedBy,
) {
  const reservation = await readReservation(database.kysely, hotel.propertyId, { reservationId });
  return reservation && ok({ hotel, reservation, by });
}

/** As copied from a mail or given by telephone: “k7qd-3xwm 4p”. */
function plainNumber(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}
