import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import type { CalendarDays } from './calendar-days.ts';
import { cellPrice } from './cell-price.ts';

/** What the small print of a day means. */
export function MonthKey({ days }: { days: CalendarDays | null }) {
  const { currency, marks } = useOwner();
  const prices = [...(days?.values() ?? [])].flatMap(({ fromMinor }) => fromMinor ?? []);
  return (
    <ul className={calendar['key']} aria-label="What the days say">
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
  );
}
