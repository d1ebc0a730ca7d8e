import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { dayAndMonthText, dayText, weekdayText } from '@portico/contract/texts/date-texts';
import { addDays, isLocalDate, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly days: DeskAnswer<'Today/Read'>['days'];
  readonly shown: LocalDate;
  readonly today: LocalDate;
  readonly onGo: (day: LocalDate) => void;
}

/** The days around the one shown, each with its rooms let, and the way to any other. */
export function DayStrip({ days, shown, today, onGo }: DayStripProps) {
  return (
    <nav className={styles.strip} aria-label="Days">
      <IconButton
        icon="before"
        label="A week back"
        className={styles.week}
        onClick={() => onGo(addDays(shown, -7))}
      />
      <ul className={styles.days}>
        {days.map(({ date, let: letRooms }) => (
          <li key={date}>
            <OneDay date={localDate(date)} letRooms={letRooms} shown={shown} today={today} />
          </li>
        ))}
      </ul>
      <IconButton
        icon="next"
        label="A week on"
        className={styles.week}
        onClick={() => onGo(addDays(shown, 7))}
      />
      <label className={styles.jump}>
        <Icon name="calendar" />
        <span>Go to a date</span>
        <input
          type="date"
          key={shown}
          defaultValue={shown}
          onChange={({ target }) => {
            if (isLocalDate(target.value) && target.value >= '2000') onGo(target.value);
          }}
        />
      </label>
    </nav>
  );
}

interface OneDayProps extends Pick<DayStripProps, 'shown' | 'today'> {
  readonly date: LocalDate;
  readonly letRooms: number;
}

function OneDay({ date, letRooms, shown, today }: OneDayProps) {
  return (
    <Link to={date === today ? '?' : `?day=${date}`} aria-current={date === shown ? 'date' : undefined}>
      <span className="vh">
        {dayAndMonthText(date, today)}, {letRooms} let
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {date === today ? 'Today' : weekdayText(date).slice(0, 3)}
      </span>
      <span className={styles.numeral} aria-hidden="true">
        {dayText(date)}
      </span>
      <span className={styles.let} aria-hidden="true">
        {letRooms} let
      </span>
    </Link>
  );
}
