import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './offers.module.css';

/** Reasons to book here, in the hotel's words. */
export function Incentives() {
  const { BookingIncentives } = useHotel().config;
  if (BookingIncentives.length === 0) return null;
  return (
    <div className="wrap">
      <ul className={styles.reasons} aria-label="Booking with us">
        {BookingIncentives.map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
