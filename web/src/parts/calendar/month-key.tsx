import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { cellPrice } from './cell-price.ts';
import styles from './date-panel.module.css';

/** What the small print of a day means, and the way around it. */
export function MonthKey({ days, onType }: { days: CalendarDays | null; onType: () => void }) {
  const { currency, marks } = useOwner();
  const prices = [...(days?.values() ?? [])].flatMap(({ fromMinor }) => fromMinor ?? []);
  return (
    <div className={styles.keyRow}>
      <ul className={calendar['key']}>
        {currency !== null && prices.length > 0 && (
          <li>{cellPrice(Math.min(...prices), currency)} lowest nightly price, VAT included</li>
        )}
        {marks.minimumStay && (
          <li>
            <b>2+</b> minimum nights from that day
          </li>
        )}
        {marks.soldOut && (
          <li>
            <s>20</s> sold out
          </li>
        )}
      </ul>
      <TextButton onClick={onType}>Type the dates instead</TextButton>
    </div>
  );
}
