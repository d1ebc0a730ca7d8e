import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import { counted } from '@portico/contract/texts/counted';
import { daysBetween, localDate } from '@portico/domain/calendar/local-date';
import { Dates } from '../../ui/dates.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stateText, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

/** The number on its tag, and where the booking stands. */
export function BookingTags({ booking }: { readonly booking: Booking }) {
  const { number, otherNumbers, state, rooms } = booking;
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  const isAhead = standing.length > 0 && standing.every(({ isCheckedInAhead }) => isCheckedInAhead);
  return (
    <div className={styles.tags}>
      <KeyFob label="Reservation number" number={number} />
      <Tag kind={toneOf(state)}>{stateText(booking)}</Tag>
      {otherNumbers.map((other) => (
        <Tag key={`${other.connection} ${other.number}`} kind="line">
          {other.connection}: {other.number}
        </Tag>
      ))}
      {isAhead && state === 'coming' && <Tag kind="positive">Checked in ahead</Tag>}
    </div>
  );
}

function toneOf(state: Booking['state']) {
  switch (state) {
    case 'coming':
    case 'in-house':
      return 'positive';
    case 'waiting':
      return 'warning';
    case 'no-show':
    case 'not-booked':
      return 'negative';
    case 'gone':
    case 'cancelled':
      return 'line';
  }
}

export function Contacts({ booking: { booker, company } }: { readonly booking: Booking }) {
  return (
    <span className={styles.contacts}>
      {booker.phone !== '' && <a href={`tel:${booker.phone.replaceAll(' ', '')}`}>{booker.phone}</a>}
      {booker.email !== '' && <a href={`mailto:${booker.email}`}>{booker.email}</a>}
      {booker.address !== '' && <span>{booker.address}</span>}
      {company !== null && <span>On the invoice of {company}</span>}
    </span>
  );
}

export function StayDates({ booking }: { readonly booking: Booking }) {
  const arrival = localDate(booking.arrival);
  const departure = localDate(booking.departure);
  const shown = (date: typeof arrival) => ({
    weekday: weekdayText(date),
    day: dayText(date),
    month: monthText(date),
  });
  return (
    <div className={styles.dates}>
      <Dates
        arrival={shown(arrival)}
        departure={shown(departure)}
        between={counted(daysBetween(arrival, departure), 'night')}
      />
    </div>
  );
}
