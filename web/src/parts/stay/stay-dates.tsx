import { dayText, monthOnlyText, stayNeedsYear, weekdayText } from '@portico/contract/texts/date-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { Dates } from '../../ui/dates.tsx';
import { useHotel } from '../hotel/hotel-context.ts';

/** The stay as ornament, with the hotel's own hours. */
export function StayDates({ stay }: { stay: Stay }) {
  const { property, today } = useHotel();
  const { CheckInTime, CheckOutTime } = property;
  const { arrival, departure } = stay;
  const withYear = stayNeedsYear(stay, today);
  return (
    <Dates
      arrival={{
        weekday: weekdayText(arrival),
        day: dayText(arrival),
        month: `${monthOnlyText(arrival, withYear)}, from ${CheckInTime}`,
      }}
      departure={{
        weekday: weekdayText(departure),
        day: dayText(departure),
        month: `${monthOnlyText(departure, withYear)}, by ${CheckOutTime}`,
      }}
      between={nightsText(nightsOf(stay))}
    />
  );
}
