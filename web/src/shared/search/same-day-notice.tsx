import { refusalText } from '@portico/contract/texts/refusal-texts';
import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useHotel } from '../hotel/hotel-context.ts';
import { localNow } from '../hotel/local-now.ts';
import { Notice } from '../../ui/notice.tsx';

/** After the cut-off hour for same-day bookings, shown as soon as today is chosen. */
export function SameDayNotice({ arrival }: { arrival: LocalDate | null }) {
  const hotel = useHotel();
  if (arrival === null || !isSameDayRestricted(hotel.sameDay, arrival, localNow(hotel))) return null;
  return (
    <Notice
      tone="warning"
      title={hotel.config.SameDayBookingRestrictionMessage ?? refusalText('same-day.closed', hotel.unit)}
    />
  );
}
