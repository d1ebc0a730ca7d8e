import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useBooked } from './managed-context.ts';
import styles from './managed.module.css';

interface ManagedFrameProps {
  /** The h1, and the name of the tab. */
  heading: string;
  /** Names the view: another one takes the focus to its heading. */
  view: string;
  lead?: ReactNode;
  /** What stands beside from md on, and below on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** A step of a booking that is open: its number, what is done in this step, and beside it the booking. */
export function ManagedFrame({ heading, view, lead, aside, children }: ManagedFrameProps) {
  const { property } = useHotel();
  const { ReservationNumber } = useBooked();
  usePageFocus(`${heading}, ${ReservationNumber} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <Tag kind="fill">{ReservationNumber}</Tag>
          <h1 className={styles.heading}>{heading}</h1>
          {lead !== undefined && (
            <p className={`lead muted ${styles.lead}`}>{typeof lead === 'string' ? unbroken(lead) : lead}</p>
          )}
          {children}
        </div>
        <aside>{aside}</aside>
      </div>
    </main>
  );
}
