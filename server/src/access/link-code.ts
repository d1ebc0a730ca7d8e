import { dateOfDay, dayNumber, type LocalDate } from '@portico/domain/calendar/local-date';
import { BOOKING_BYTES, bookingBytes, bookingOfBytes, type GrantedBooking } from './granted-booking.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** What a link is for; one purpose opens no other. */
export type LinkPurpose = 'manage' | 'pre-check-in' | 'pay';

export interface Link extends GrantedBooking {
  /** The last date, local to the property, on which it opens the booking. */
  readonly openUntil: LocalDate;
}

/** What a link comes to as bytes. */
export const LINK_BYTES = BOOKING_BYTES + 4;

const sealPurpose = (purpose: LinkPurpose) => `link ${purpose}`;

/** The code of a link to one booking, for an address: 83 characters. */
export function linkCode(secrets: Secrets, purpose: LinkPurpose, link: Link): string {
  return sealed(secrets[0], sealPurpose(purpose), linkBytes(link));
}

/**
 * What a code of ours for that purpose links to; undefined for anything else. Whether it is over or was revoked is for
 * the caller to see. Rule: docs/decisions/0040-links-and-grants.md.
 */
export function readLinkCode(secrets: Secrets, purpose: LinkPurpose, code: string): Link | undefined {
  const bytes = unsealed(secrets, sealPurpose(purpose), code, LINK_BYTES);
  return bytes && linkOfBytes(bytes);
}

export function linkBytes(link: Link): Buffer {
  const bytes = Buffer.alloc(LINK_BYTES);
  bytes.set(bookingBytes(link));
  bytes.writeUInt32BE(dayNumber(link.openUntil), BOOKING_BYTES);
  return bytes;
}

/** Of bytes that we have sealed, which may go on behind it; undefined: in the format of another version of Portico. */
export function linkOfBytes(bytes: Buffer): Link | undefined {
  const booking = bookingOfBytes(bytes);
  return booking && { ...booking, openUntil: dateOfDay(bytes.readUInt32BE(BOOKING_BYTES)) };
}
