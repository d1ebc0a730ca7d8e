import type { BookingLine } from '@portico/contract/desk/booking-line';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { localDate } from '@portico/domain/calendar/local-date';
import { foldedText } from '@portico/domain/people/folded-text';
import { Tag } from '../../ui/tag.tsx';
import { bookingState, payingByText } from '../lib/booking-state.ts';
import { nightsLongText, partyText, roomsText, shortDayText, spacedNumber } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { Line, LineLink, Lines } from '../parts/lines.tsx';
import { ToPay } from '../parts/to-pay.tsx';
import styles from './booking-list.module.css';

interface BookingListProps {
  readonly bookings: readonly BookingLine[];
  /** What they were found by. */
  readonly find: string;
}

/** Bookings a line each; a line opens its booking. */
export function BookingList({ bookings, find }: BookingListProps) {
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
            <Cells booking={booking} find={find} />
          </Line>
        ))}
      </Lines>
    </>
  );
}

function Cells({ booking, find }: { readonly booking: BookingLine; readonly find: string }) {
  const { number, booker, arrival, departure, rooms } = booking;
  const { code, today } = deskHotel();
  const { words, kind } = bookingState(booking, today);
  const others = otherGuests(booking, find);
  return (
    <>
      <span className={styles.number}>{spacedNumber(number)}</span>
      <span className={styles.who}>
        <LineLink to={deskPaths.booking(code, number)}>{booker.name || 'Erased guest'}</LineLink>
        <em>{others.length > 0 ? `for ${others.join(', ')}` : booker.email}</em>
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

/** The guests beside the booker: of each room the first, and the others that the text may mean. */
function otherGuests({ booker, rooms }: BookingLine, find: string): string[] {
  const typed = foldedText(find);
  const guests = rooms.flatMap(({ guest, fellows }) => [
    guest,
    ...fellows.filter((name) => typed !== '' && foldedText(name).includes(typed)),
  ]);
  return [...new Set(guests)].filter((guest) => guest !== '' && guest !== booker.name);
}
