import { dayText, monthOnlyText, needsYear } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useHotel } from '../../hotel/hotel-context.ts';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';

/** “Arrive 14 March, Depart 17 March”, at the head of the sheet. */
export function SheetDates({ dates: { arrival, departure } }: { dates: ChosenDates }) {
  return (
    <>
      <OneDate label="Arrive" date={arrival} />
      <OneDate label="Depart" date={departure} />
    </>
  );
}

function OneDate({ label, date }: { label: string; date: LocalDate | null }) {
  const { today } = useHotel();
  const words = date === null ? 'Choose' : `${dayText(date)} ${monthOnlyText(date, needsYear(date, today))}`;
  return (
    <p>
      <span className="side-head">{label}</span> <b className={styles.chosen}>{words}</b>
    </p>
  );
}
