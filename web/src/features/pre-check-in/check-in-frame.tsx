import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Tag } from '../../ui/tag.tsx';
import { Arriving } from './arriving.tsx';
import styles from './check-in-frame.module.css';
import { CheckInNotice } from './check-in-notice.tsx';
import { useCheckIn } from './opened/check-in-context.ts';

interface CheckInFrameProps {
  heading: string;
  /** In the name of the tab: “Check in, 3 of 5 done”. */
  title: string;
  /** Names the view: another one takes the focus to its heading. */
  view: string;
  lead: string;
  /** Beside the number. */
  badge?: ReactNode;
  children: ReactNode;
}

/** What is done on the page, and beside it, on a phone below, what the guest comes to. */
export function CheckInFrame({ heading, title, view, lead, badge, children }: CheckInFrameProps) {
  const { property, today } = useHotel();
  const { reservation } = useCheckIn();
  const { DateFrom, DateTo, ReservationItems } = reservation;
  const rooms = [...new Set(ReservationItems.map(({ RoomType }) => RoomType.Name))].join(', ');
  usePageFocus(`${title} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <CheckInNotice />
          <p className={styles.tags}>
            <Tag kind="fill">{reservation.ReferenceNumber}</Tag>
            {badge}
          </p>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={`lead muted ${styles.lead}`}>
            {rooms}, {unbroken(dayAndMonthText(DateFrom, today))} to{' '}
            {unbroken(dayAndMonthText(DateTo, today))}. {lead}
          </p>
          {children}
        </div>
        <aside>
          <Arriving />
        </aside>
      </div>
    </main>
  );
}
