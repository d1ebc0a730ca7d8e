import type { Stay } from '@portico/domain/calendar/stay';
import { StayDates } from '../../../parts/stay/stay-dates.tsx';
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
        <StayDates stay={booked} withHours={false} />
      </div>
      {asked !== null && (
        <>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
          <div>
            <p className="side-head">Asked for</p>
            <StayDates stay={asked} withHours={false} />
          </div>
        </>
      )}
    </div>
  );
}
