import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { parse, stringify } from 'uuid';
import { grantedBy, type GrantedBy } from '../platform/http/grant-book.ts';

/** The one booking that a link or a grant is for. */
export interface GrantedBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  /** The booking's version when the link or grant was made; a newer one revokes it. */
  readonly linkVersion: number;
  readonly by: GrantedBy;
}

const FORMAT = 1;
/** Format, by, property, reservation, link version. */
export const BOOKING_BYTES = 1 + 1 + 4 + 16 + 4;

export function bookingBytes({ propertyId, reservationId, linkVersion, by }: GrantedBooking): Buffer {
  const bytes = Buffer.alloc(BOOKING_BYTES);
  bytes.writeUInt8(FORMAT, 0);
  bytes.writeUInt8(grantedBy.indexOf(by), 1);
  bytes.writeUInt32BE(propertyId, 2);
  bytes.set(parse(reservationId), 6);
  bytes.writeUInt32BE(linkVersion, 22);
  return bytes;
}

/** From bytes that we have sealed; undefined: another format version. */
export function bookingOfBytes(bytes: Buffer): GrantedBooking | undefined {
  const by = grantedBy[bytes.readUInt8(1)];
  if (bytes.readUInt8(0) !== FORMAT || by === undefined) return undefined;
  return {
    propertyId: bytes.readUInt32BE(2) as PropertyId,
    reservationId: stringify(bytes.subarray(6, 22)) as ReservationId,
    linkVersion: bytes.readUInt32BE(22),
    by,
  };
}
