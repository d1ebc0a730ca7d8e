import { ok, refused, type Result } from '@portico/domain/result';
import { calendarFile } from '../../core/mail/calendar-file.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import { findReservation, type FindDeps, type NotToBeRead } from '../../core/booking/find-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** The stay as the calendar file of the mail; only a booking that stands has one. */
export async function readCalendarFile(
  deps: FindDeps & Pick<ReservationDeps, 'publicUrl'>,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<MailAttachment, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, confirmationToken);
  if (!found.ok) return refused(found.refusal);
  if (found.value.reservation.status !== 'confirmed') return refused({ code: 'reservation.unknown' });
  return ok(calendarFile({ ...found.value, publicUrl: deps.publicUrl }));
}
