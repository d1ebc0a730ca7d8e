import type { NothingToCheckIn } from '@portico/contract/texts/pre-check-in-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readPreCheckInCode, type PreCheckInLink } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { toCheckIn } from './to-check-in.ts';

export interface OpenLinkDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** A link as sent by a client. */
export interface BroughtLink {
  readonly propertyId: number;
  readonly referenceNumber: string;
  readonly code: string;
}

export interface OpenedPreCheckIn {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
  readonly link: PreCheckInLink;
  readonly code: string;
  /** Rooms of guests who have yet to arrive. */
  readonly rooms: readonly BookedRoom[];
}

export interface NotOpened {
  readonly code: NothingToCheckIn;
  /** Undefined if unknown. */
  readonly hotel: Hotel | undefined;
}

/**
 * What a pre-check-in link opens. A link that is forged, altered, revoked, expired, or of another purpose, hotel or
 * booking gets the same refusal. Rule: docs/pre-check-in.md, "The link".
 */
export async function openPreCheckIn(
  { database, hotels, clock, secrets }: OpenLinkDeps,
  { propertyId, referenceNumber, code }: BroughtLink,
): Promise<Result<OpenedPreCheckIn, NotOpened>> {
  const hotel = await hotels.find(propertyId);
  const link = readPreCheckInCode(secrets, code);
  const isOfHotel = hotel !== undefined && link?.propertyId === hotel.propertyId;
  const reservation = isOfHotel ? await readReservation(database.kysely, hotel.propertyId, link) : undefined;
  const invalid = refused({ code: 'invalid', hotel } as const);
  if (hotel === undefined || link === undefined || reservation === undefined) return invalid;
  const isOfNumber = referenceNumber.toUpperCase() === reservation.referenceNumber;
  if (!isOfNumber || !isCurrent(link, hotel, reservation, clock.now())) return invalid;
  return openedFor({ hotel, link, code }, reservation, clock.now());
}

/** What a valid link opens of the current booking. */
export function openedFor(
  { hotel, link, code }: Pick<OpenedPreCheckIn, 'hotel' | 'link' | 'code'>,
  reservation: BookedReservation,
  now: Date,
): Result<OpenedPreCheckIn, NotOpened> {
  const rooms = toCheckIn(hotel, reservation, link.itemId, now);
  return rooms.ok
    ? ok({ hotel, reservation, link, code, rooms: rooms.value })
    : refused({ ...rooms.refusal, hotel });
}

/** Not revoked, and open until its own last date or, if the stay moved, the booking's. */
function isCurrent(
  { linkVersion, openUntil }: PreCheckInLink,
  { definition: { property } }: Hotel,
  reservation: BookedReservation,
  now: Date,
): boolean {
  const today = localTimeAt(now.getTime(), property.timeZone).date;
  const isOpen = today <= openUntil || today <= linkOpenUntil(reservation.stay);
  return linkVersion === reservation.linkVersion && isOpen;
}
