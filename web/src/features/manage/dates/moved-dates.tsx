import { dayText, monthOnlyText, stayNeedsYear, weekdayText } from '@portico/contract/texts/date-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Dates } from '../../../ui/dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './dates-step.module.css';

interface MovedDatesProps {
  readonly booked: Stay;
  /** Null before others are chosen. */
  readonly asked: Stay | null;
}

/** As booked, and what is asked for, as ornament side by side; on a phone one above the other. */
export function MovedDates({ booked, asked }: MovedDatesProps) {
  return (
    <div className={styles.moved}>
      <div className={asked === null ? undefined : styles.former}>
        <p className="side-head">As booked</p>
        <StayOrnament stay={booked} />
      </div>
      {asked !== null && (
        <>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
          <div>
            <p className="side-head">Asked for</p>
            <StayOrnament stay={asked} />
          </div>
        </>
      )}
    </div>
  );
}

function StayOrnament({ stay }: { stay: Stay }) {
  const { today } = useHotel();
  const withYear = stayNeedsYear(stay, today);
  const ornament = (date: Stay['arrival']) => ({
    weekday: weekdayText(date),
    day: dayText(date),
    month: monthOnlyText(date, withYear),
  });
  return (
    <Dates
      arrival={ornament(stay.arrival)}
      departure={ornament(stay.departure)}
      between={nightsText(nightsOf(stay))}
    />
  );
}
