import styles from './dates.module.css';

/** A date in three lines, already in words: "Sunday", "14", "March, from 15:00". */
export interface OrnamentDate {
  weekday: string;
  day: string;
  month: string;
}

interface DatesProps {
  arrival: OrnamentDate;
  departure: OrnamentDate;
  /** On the arrow: "3 nights". */
  between: string;
}

/** The stay as ornament: the largest type of a page after its h1. */
export function Dates({ arrival, departure, between }: DatesProps) {
  return (
    <div className={styles.dates}>
      <OneDate {...arrival} />
      <div className={styles.between}>{between}</div>
      <OneDate {...departure} />
    </div>
  );
}

function OneDate({ weekday, day, month }: OrnamentDate) {
  return (
    <div className={styles.date}>
      <span className={styles.weekday}>{weekday}</span> <span className={styles.numeral}>{day}</span>{' '}
      <span className={styles.month}>{month}</span>
    </div>
  );
}
