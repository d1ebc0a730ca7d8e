import { dateOfDay, dayNumber, type LocalDate } from '@portico/domain/calendar/local-date';
import { BOOKING_BYTES, bookingBytes, bookingOfBytes, type GrantedBooking } from './granted-booking.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** The purpose of a link; a link of one purpose fails for any other. */
export type LinkPurpose = 'manage' | 'pre-check-in' | 'pay';

export interface Link extends GrantedBooking {
  /** The last date, local to the property, on which it opens the booking. */
  readonly openUntil: LocalDate;
}

/** Length of a link in bytes. */
export const LINK_BYTES = BOOKING_BYTES + 4;

const sealPurpose = (purpose: LinkPurpose) => `link ${purpose}`;

/** The URL code of a link to one booking: 83 characters. */
export function linkCode(secrets: Secrets, purpose: LinkPurpose, link: Link): string {
  return sealed(secrets[0], sealPurpose(purpose), linkBytes(link));
}

/**
 * Reads a code of ours for that purpose; undefined for anything else. The caller checks expiry and revocation. Rule:
 * docs/decisions/0040-links-and-grants.md.
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

/** From bytes that we have sealed, ignoring any that follow; undefined: another format version. */
export function linkOfBytes(bytes: Buffer): Link | undefined {
  const booking = bookingOfBytes(bytes);
  return booking && { ...booking, openUntil: dateOfDay(bytes.readUInt32BE(BOOKING_BYTES)) };
}
