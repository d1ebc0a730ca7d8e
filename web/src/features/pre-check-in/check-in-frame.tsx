import { dayAndMonthText, shortDateText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { roomDatesText } from '../../shared/booked/booked-texts.ts';
import { PhoneLink } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { capitalised } from '../../shared/stay/stay-texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import styles from './check-in-frame.module.css';
import { useCheckIn } from './opened/check-in-context.ts';
import { itemName } from './opened/texts.ts';

interface CheckInFrameProps {
  heading: string;
  /** In the tab's title: “Check in, 3 of 5 done”. */
  title: string;
  /** Names the view: a new one moves the focus to its heading. */
  view: string;
  lead: string;
  /** Beside the number. */
  badge?: ReactNode;
  children: ReactNode;
}

/** The result of the last action, the page's content, and beside it, below on a phone, the stay. */
export function CheckInFrame({ heading, title, view, lead, badge, children }: CheckInFrameProps) {
  const { property, today } = useHotel();
  const { reservation, news, showNews } = useCheckIn();
  const { DateFrom, DateTo, ReservationItems } = reservation;
  const rooms = [...new Set(ReservationItems.map(({ RoomType }) => RoomType.Name))].join(', ');
  usePageFocus(`${title} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <FocusedAlert news={news} className={styles.news}>
            {news !== null && (
              <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => showNews(null)}>
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

/** The arrival date, time and rooms, and directions. */
function Arriving() {
  const { property, unit } = useHotel();
  const { reservation } = useCheckIn();
  const { ReservationItems: items, CheckInTime, CheckOutTime, DateFrom, DateTo } = reservation;
  const image = items[0]?.RoomType.Image ?? null;
  const haveOwnDates = items.some(
    (item) => item.DateOfArrival !== DateFrom || item.DateOfDeparture !== DateTo,
  );
  return (
    <section aria-labelledby="arriving">
      {image !== null && <Picture image={image} />}
      <h2 className={`h3 ${styles.arriving}`} id="arriving">
        Arriving
      </h2>
      <Facts
        facts={[
          { label: 'From', value: `${unbroken(shortDateText(DateFrom))}, ${CheckInTime}` },
          { label: 'Until', value: `${unbroken(shortDateText(DateTo))}, ${CheckOutTime}` },
          ...items.map((item) => ({
            label: capitalised(unit.singular),
            value: dotted(
              itemName(item, reservation, unit),
              ...(haveOwnDates ? [unbroken(roomDatesText(item))] : []),
              unbroken(guestsText(guestCountsFromWire(item))),
              ...item.Services.map(({ ServiceName, Quantity }) => extraLineText(ServiceName, Quantity)),
            ),
          })),
          { label: 'On the way', value: property.Voice.Arriving },
        ]}
      />
      <p className={styles.directions}>
        <a
          className={textLinkClass}
          href={reservation.DirectionsUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Directions<span className="vh"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
