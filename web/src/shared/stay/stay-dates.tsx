import {
  dateText,
  dayText,
  monthOnlyText,
  stayNeedsYear,
  weekdayText,
} from '@portico/contract/texts/date-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { unbroken } from '@portico/contract/texts/unbroken';
import { Dates } from '../../ui/dates.tsx';
import { useHotel } from '../hotel/hotel-context.ts';

interface StayDatesProps {
  readonly stay: Stay;
  readonly withHours?: boolean;
  /** On the arrow; by default the nights. */
  readonly between?: string | undefined;
}

/**
 * The stay as ornament with the hotel's check-in hours, and below it in full with the year; without the hours only the
 * ornament.
 */
export function StayDates({ stay, withHours = true, between = nightsText(nightsOf(stay)) }: StayDatesProps) {
  const { property, today } = useHotel();
  const { CheckInTime, CheckOutTime } = property;
  const withYear = stayNeedsYear(stay, today);
  const ornament = (date: Stay['arrival'], hour: string) => ({
    weekday: weekdayText(date),
    day: dayText(date),
    month: `${monthOnlyText(date, withYear)}${withHours ? hour : ''}`,
  });
  return (
    <>
      <Dates
        arrival={ornament(stay.arrival, `, from ${CheckInTime}`)}
        departure={ornament(stay.departure, `, by ${CheckOutTime}`)}
        between={between}
      />
      {withHours && (
        <p className="small muted">
          {unbroken(dateText(stay.arrival))} to {unbroken(dateText(stay.departure))}
        </p>
      )}
    </>
  );
}
