import { needsYear, shortDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useOwner } from '../hotel/hotel-context.ts';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';

/** “Arrive 14 Mar, Depart 17 Mar”, at the head of the sheet. */
export function SheetDates({ dates: { arrival, departure } }: { dates: ChosenDates }) {
  return (
    <>
      <OneDate label="Arrive" date={arrival} />
      <OneDate label="Depart" date={departure} />
    </>
  );
}

function OneDate({ label, date }: { label: string; date: LocalDate | null }) {
  const { today } = useOwner();
  const words = date === null ? 'Choose' : shortText(date, today);
  return (
    <p>
      <span className="side-head">{label}</span> <b className={styles.chosen}>{words}</b>
    </p>
  );
}

/** Beside the other date and the list of months there is no room for a whole month. */
function shortText(date: LocalDate, today: LocalDate): string {
  const [, day, month, year] = shortDateText(date).split(' ');
  return [day, month, ...(needsYear(date, today) ? [year] : [])].join(' ');
}
