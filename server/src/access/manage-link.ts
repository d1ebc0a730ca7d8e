import type { Stay } from '@portico/domain/calendar/stay';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import type { GrantedBooking } from './granted-booking.ts';
import { linkCode } from './link-code.ts';
import type { Secrets } from './seal.ts';

export type LinkedBooking = Omit<GrantedBooking, 'by'> & { readonly stay: Stay };

/** The code of a link to manage a booking, valid until 30 days after departure. */
export function manageLinkCode(secrets: Secrets, booking: LinkedBooking, by: GrantedBooking['by']): string {
  return linkCode(secrets, 'manage', { ...booking, by, openUntil: linkOpenUntil(booking.stay) });
}
