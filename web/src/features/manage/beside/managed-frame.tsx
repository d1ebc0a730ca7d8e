import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CancelSection } from '../cancelling/cancel-section.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { PageNewsShown } from '../opened/page-news.tsx';
import styles from './managed-frame.module.css';
import { ThisBooking } from './this-booking.tsx';

interface ManagedFrameProps {
  /** The h1, and the name of the tab. */
  heading: string;
  /** Names the view: another one takes the focus to its heading. */
  view: string;
  lead?: string | undefined;
  children: ReactNode;
  /** What stands below it, on a phone below the booking. */
  below?: ReactNode;
}

/** A step of the booking that is open: what is done in it, and the booking beside it, on a phone below. */
export function ManagedFrame({ heading, view, lead, children, below }: ManagedFrameProps) {
  const { property } = useHotel();
  const { ReservationNumber } = useBooked();
  usePageFocus(`${heading}, ${ReservationNumber} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={classNames('split', styles.split)}>
        <div>
          <PageNewsShown />
          <Tag kind="fill">{ReservationNumber}</Tag>
          <h1 className={styles.heading}>{heading}</h1>
          {lead !== undefined && <p className={`lead muted ${styles.lead}`}>{unbroken(lead)}</p>}
          {children}
        </div>
        <aside>
          <ThisBooking />
          <CancelSection />
        </aside>
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </main>
  );
}
