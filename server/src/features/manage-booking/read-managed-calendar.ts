import type { ReservationId } from '@portico/domain/ids';
import { wasMade } from '@portico/domain/reservation/status';
import type { FindDeps } from '../../core/booking/find-reservation.ts';
import { readBooked } from '../../core/booking/read-managed-reservation.ts';
import { calendarFile } from '../../core/mail/calendar-file.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';

/** The stay as a calendar file, for who has a grant for it; one that is cancelled is taken out of a calendar by it. */
export async function readManagedCalendar(
  deps: FindDeps & { readonly publicUrl: string | undefined },
  propertyId: number,
  reservationId: ReservationId,
): Promise<MailAttachment | undefined> {
  const booked = await readBooked(deps, propertyId, reservationId);
  const wasBooked = booked !== undefined && wasMade(booked.reservation.status);
  return wasBooked ? calendarFile({ ...booked, publicUrl: deps.publicUrl }) : undefined;
}
