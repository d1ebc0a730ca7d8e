import { counted } from '@portico/contract/texts/counted';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { Tag } from '../../ui/tag.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { dateOf, sumIn, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

export function BookingRooms({ booking }: { readonly booking: Booking }) {
  const { rooms } = booking;
  const { singular, plural } = deskHotel().unitName;
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  const guests = standing.reduce((sum, room) => sum + room.adults + room.children + room.infants, 0);
  return (
    <DeskSection title={`${counted(rooms.length, singular, plural)}, ${counted(guests, 'guest')}`}>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.room}>
            <OneRoom booking={booking} room={room} />
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

function OneRoom({ booking, room }: { readonly booking: Booking; readonly room: Booking['rooms'][number] }) {
  const sum = sumIn(booking);
  const { singular } = deskHotel().unitName;
  const isOther = room.arrival !== booking.arrival || room.departure !== booking.departure;
  const details = [
    room.ratePlan,
    ...(room.beds === null ? [] : [room.beds]),
    ...(room.childAges.length > 0 ? [`children aged ${room.childAges.join(', ')}`] : []),
    ...(isOther ? [`${dateOf(room.arrival)} to ${dateOf(room.departure)}`] : []),
  ];
  return (
    <>
      <div>
        {booking.rooms.length > 1 && (
          <p>
            <Tag kind="fill">
              {singular.charAt(0).toUpperCase() + singular.slice(1)} {room.room} of {booking.rooms.length}
            </Tag>
          </p>
        )}
        <h3>{room.roomType}</h3>
        <p>{[room.guests.join(', '), guestsText(room)].filter(Boolean).join(': ')}</p>
        <p className={styles.hush}>{details.join(', ')}</p>
        {room.cancelled === null && room.cancelMinor !== null && (
          <p className={styles.hush}>Cancelled now, {sum(room.cancelMinor)} stays.</p>
        )}
      </div>
      <p className={styles.money}>
        {room.cancelled === null
          ? sum(room.grossMinor)
          : `${room.cancelled.isNoShow ? 'Did not come' : 'Cancelled'}: ${sum(room.cancelled.feeMinor)}`}
      </p>
    </>
  );
}
