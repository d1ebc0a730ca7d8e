import type { BookingLine } from '@portico/contract/desk/booking-line';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { localDate } from '@portico/domain/calendar/local-date';
import { Tag } from '../../ui/tag.tsx';
import { bookingState, payingByText } from '../lib/booking-state.ts';
import { nightsLongText, partyText, roomsText, shortDayText, spacedNumber } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { Line, LineLink, Lines } from '../parts/lines.tsx';
import { ToPay } from '../parts/to-pay.tsx';
import styles from './booking-list.module.css';

/** Bookings a line each; a line opens its booking. */
export function BookingList({ bookings }: { readonly bookings: readonly BookingLine[] }) {
  return (
    <>
      <div className={`${styles.columns} ${styles.head}`} aria-hidden="true">
        <span>Number</span>
        <span>Booker</span>
        <span>Stay</span>
        <span>Rooms</span>
        <span>Status</span>
        <span className={styles.way}>Paying by</span>
        <span>To pay</span>
      </div>
      <Lines columns={styles.columns}>
        {bookings.map((booking) => (
          <Line key={booking.number}>
            <Cells booking={booking} />
          </Line>
        ))}
      </Lines>
    </>
  );
}

function Cells({ booking }: { readonly booking: BookingLine }) {
  const { number, booker, arrival, departure, rooms } = booking;
  const { code, today } = deskHotel();
  const { words, kind } = bookingState(booking, today);
  const others = rooms.map(({ guest }) => guest).filter((guest) => guest !== '' && guest !== booker.name);
  return (
    <>
      <span className={styles.number}>{spacedNumber(number)}</span>
      <span className={styles.who}>
        <LineLink to={deskPaths.booking(code, number)}>{booker.name || 'Erased guest'}</LineLink>
        <em>{others.length > 0 ? `for ${[...new Set(others)].join(', ')}` : booker.email}</em>
      </span>
      <span className={styles.stay}>
        {shortDayText(localDate(arrival))} to {shortDayText(localDate(departure))}
        <em>{nightsLongText({ arrival, departure })}</em>
      </span>
      <span className={styles.rooms}>
        {roomsText(rooms)}
        <em>{partyText(rooms)}</em>
      </span>
      <span className={styles.status}>
        <Tag kind={kind}>{words}</Tag>
      </span>
      <span className={styles.way}>{payingByText(booking)}</span>
      <span className={styles.due}>
        <ToPay booking={booking} />
      </span>
    </>
  );
}
