import { createHash } from 'node:crypto';
import { BOOKING_BYTES, bookingBytes, bookingOfBytes, type GrantedBooking } from './granted-booking.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** A grant as a browser stores it. */
export interface CookieGrant extends GrantedBooking {
  readonly grantedAt: Date;
  readonly endsAt: Date;
}

const SINCE_USED_MS = 2 * 60 * 60_000;
const IN_ALL_MS = 12 * 60 * 60_000;

const PURPOSE = 'grant';
const LENGTH = BOOKING_BYTES + 6 + 6;

/** Renews a grant: two hours from each use, twelve in total. Rule: docs/api.md, "Grants". */
export function usedGrant(booking: GrantedBooking, grantedAt: Date, now: Date): CookieGrant {
  const endsAt = new Date(Math.min(now.getTime() + SINCE_USED_MS, grantedAt.getTime() + IN_ALL_MS));
  return { ...booking, grantedAt, endsAt };
}

/** One cookie per booking, so that replies to two tabs at once do not overwrite each other's grants. */
export function grantCookieName({ propertyId, reservationId }: GrantedBooking): string {
  return createHash('sha256').update(`${propertyId} ${reservationId}`).digest('base64url').slice(0, 12);
}

export function grantCookieValue(secret: string, grant: CookieGrant): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.set(bookingBytes(grant));
  bytes.writeUIntBE(grant.grantedAt.getTime(), BOOKING_BYTES, 6);
  bytes.writeUIntBE(grant.endsAt.getTime(), BOOKING_BYTES + 6, 6);
  return sealed(secret, PURPOSE, bytes);
}

/** Undefined for a value not sealed with one of the secrets, and for an expired grant. */
export function readGrantCookie(secrets: Secrets, value: string, now: Date): CookieGrant | undefined {
  const bytes = unsealed(secrets, PURPOSE, value, LENGTH);
  const booking = bytes && bookingOfBytes(bytes);
  if (bytes === undefined || booking === undefined) return undefined;
  const grantedAt = new Date(bytes.readUIntBE(BOOKING_BYTES, 6));
  const endsAt = new Date(bytes.readUIntBE(BOOKING_BYTES + 6, 6));
  return now < endsAt ? { ...booking, grantedAt, endsAt } : undefined;
}
