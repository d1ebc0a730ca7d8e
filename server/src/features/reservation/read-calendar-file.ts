import { wasMade } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import { calendarFile } from '../../core/mail/calendar-file.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import { findReservation, type FindDeps, type NotToBeRead } from '../../core/booking/find-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** The stay as the calendar file of the mail; only a booking that was made has one, and a cancelled one's takes it out again. */
export async function readCalendarFile(
  deps: FindDeps & Pick<ReservationDeps, 'publicUrl'>,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<MailAttachment, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, confirmationToken);
  if (!found.ok) return refused(found.refusal);
  if (!wasMade(found.value.reservation.status)) return refused({ code: 'reservation.unknown' });
  return ok(calendarFile({ ...found.value, publicUrl: deps.publicUrl }));
}
