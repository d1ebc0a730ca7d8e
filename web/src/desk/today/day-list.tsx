import type { DayLine } from '@portico/contract/desk/calls/today-calls';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { counted } from '@portico/contract/texts/counted';
import { localDate } from '@portico/domain/calendar/local-date';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { nightsLongText, partyText, roomsText, shortDayText } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, LineLink, Lines } from '../parts/lines.tsx';
import { ToPay } from '../parts/to-pay.tsx';
import styles from './day-list.module.css';
import { StayRing, type StayCall } from './stay-ring.tsx';

interface DayListProps {
  readonly title: string;
  /** Such as “from 15:00”. */
  readonly note?: string;
  readonly list: DeskAnswer<'Today/Read'>['arriving'];
  /** By when they leave, or with the time they are expected; default: neither. */
  readonly by?: 'departure' | 'arrival-time';
  /** What its rings note; absent: none. */
  readonly ring?: StayCall | undefined;
  /** Where all of them are, if more than listed. */
  readonly more?: string;
}

/** Bookings that arrive, leave or stay on a day; each line opens its booking. */
export function DayList({ title, note, list, by, ring, more }: DayListProps) {
  const { bookings, rooms, lines } = list;
  const { unitName } = deskHotel();
  const counts = [
    counted(bookings, 'booking'),
    counted(rooms, unitName.singular, unitName.plural),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <DeskSection
      title={title}
      note={bookings === 0 ? 'no one' : counts.join(', ')}
      more={more !== undefined && bookings > lines.length && <Link to={more}>All {bookings}</Link>}
    >
      {bookings > 0 && (
        <Lines
          columns={classNames(styles.columns, ring && styles.ringed, by === 'arrival-time' && styles.timed)}
        >
          {lines.map((booking) => (
            <Line key={booking.number} isPast={ring === 'Booking/CheckOut' && booking.hasLeft}>
              {ring !== undefined && <StayRing booking={booking} call={ring} />}
              {by === 'arrival-time' && <Expected time={booking.arrivalTime} />}
              <BookingRow booking={booking} isStaying={by === 'departure'} />
            </Line>
          ))}
        </Lines>
      )}
    </DeskSection>
  );
}

function Expected({ time }: { readonly time: string | null }) {
  return time === null ? (
    <span className={classNames(styles.time, styles.unsaid)}>Not said</span>
  ) : (
    <span className={styles.time}>{time}</span>
  );
}

function BookingRow({ booking, isStaying }: { readonly booking: DayLine; readonly isStaying: boolean }) {
  const { number, booker, rooms, request, isDeclined, leftAt } = booking;
  const stays = staysText(booking.earlierStays);
  const isOnline = rooms.length > 0 && rooms.every(({ isCheckedInOnline }) => isCheckedInOnline);
  return (
    <>
      <span className={styles.name}>
        <LineLink to={deskPaths.booking(deskHotel().code, number)}>{booker.name || number}</LineLink>
        {leftAt !== null && <span className={styles.known}>Left {leftAt}</span>}
        {stays !== null && <span className={styles.known}>{stays}</span>}
        {request !== null && <span className={styles.request}>{request}</span>}
      </span>
      <span className={styles.rooms}>
        {roomsText(rooms)}
        <span className={styles.party}>
          {partyText(rooms)}
          {rooms[0] !== undefined && `, ${isStaying ? untilText(rooms[0]) : nightsLongText(rooms[0])}`}
        </span>
      </span>
      <span className={styles.mark}>
        {isDeclined ? (
          <Tag kind="negative">Declined</Tag>
        ) : (
          isOnline && !isStaying && <Tag kind="positive">Checked in online</Tag>
        )}
      </span>
      <ToPay booking={booking} />
    </>
  );
}

const ORDINALS = 'Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ');

/** Null: nothing is known of an earlier one. */
function staysText(earlier: number): string | null {
  if (earlier === 0) return null;
  const which = ORDINALS[earlier - 1];
  return which === undefined ? `${earlier} stays before` : `${which} stay`;
}

const untilText = ({ departure }: { readonly departure: string }) =>
  `until ${shortDayText(localDate(departure))}`;
