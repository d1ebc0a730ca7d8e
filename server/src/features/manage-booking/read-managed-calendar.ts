import type { ReservationId } from '@portico/domain/ids';
import type { FindDeps } from '../../core/booking/find-reservation.ts';
import { readBooked } from '../../core/booking/read-managed-reservation.ts';
import { calendarFile } from '../../core/mail/calendar-file.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';

/** The stay as a calendar file, for who has a grant for it; undefined for one that is cancelled too. */
export async function readManagedCalendar(
  deps: FindDeps & { readonly publicUrl: string | undefined },
  propertyId: number,
  reservationId: ReservationId,
): Promise<MailAttachment | undefined> {
  const booked = await readBooked(deps, propertyId, reservationId);
  const stands = booked?.reservation.status === 'confirmed';
  return stands ? calendarFile({ ...booked, publicUrl: deps.publicUrl }) : undefined;
}
