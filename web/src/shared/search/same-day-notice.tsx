import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useHotel } from '../hotel/hotel-context.ts';
import { isArrivalClosed } from '../hotel/local-now.ts';
import { Notice } from '../../ui/notice.tsx';

/** After the cut-off hour for same-day bookings, shown as soon as today is chosen. */
export function SameDayNotice({ arrival }: { arrival: LocalDate | null }) {
  const hotel = useHotel();
  if (arrival === null || !isArrivalClosed(hotel, arrival)) return null;
  return (
    <Notice
      tone="warning"
      title={hotel.config.SameDayBookingRestrictionMessage ?? refusalText('same-day.closed', hotel.unit)}
    />
  );
}
