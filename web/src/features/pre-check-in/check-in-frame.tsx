import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Arriving } from './arriving.tsx';
import styles from './check-in-frame.module.css';
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

/** What came of the last act, what is done on the page, and beside it, on a phone below, what the guest comes to. */
export function CheckInFrame({ heading, title, view, lead, badge, children }: CheckInFrameProps) {
  const { property, today } = useHotel();
  const { reservation, news, say } = useCheckIn();
  const { DateFrom, DateTo, ReservationItems } = reservation;
  const rooms = [...new Set(ReservationItems.map(({ RoomType }) => RoomType.Name))].join(', ');
  usePageFocus(`${title} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <FocusedAlert news={news} className={styles.news}>
            {news !== null && (
              <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => say(null)}>
                {news.advice} You can also call us: <PhoneLink />
              </Notice>
            )}
          </FocusedAlert>
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
