import type { ReactNode } from 'react';
import styles from './this-booking.module.css';

interface BookingRowProps {
  title: string;
  /** The link that changes it; nothing where it can't be changed. */
  change?: ReactNode;
  children: ReactNode;
}

/** One part of the booking. */
export function BookingRow({ title, change, children }: BookingRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className="small muted">{children}</p>
      </div>
      {change}
    </li>
  );
}
