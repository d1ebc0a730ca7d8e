import type { ReactNode } from 'react';
import { mayEnter } from '../opened/manage-state-of.ts';
import { useBooked } from '../opened/managed-context.ts';
import { ViewLink } from '../opened/view-link.tsx';
import type { View } from '../opened/view.ts';
import styles from './this-booking.module.css';

interface BookingRowProps {
  title: string;
  /** Where it is changed, if anywhere; no link leads there where it can't be. */
  change?: View;
  children: ReactNode;
  /** Further ways to change it. */
  more?: ReactNode;
}

/** One part of the booking. */
export function BookingRow({ title, change, children, more }: BookingRowProps) {
  const booking = useBooked();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className="small muted">{children}</p>
        {more}
      </div>
      {change !== undefined && mayEnter(change, booking) && (
        <ViewLink to={change}>
          Change <span className="vh">{title}</span>
        </ViewLink>
      )}
    </li>
  );
}
