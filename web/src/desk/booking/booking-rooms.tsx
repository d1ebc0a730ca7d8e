import { counted } from '@portico/contract/texts/counted';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { Tag } from '../../ui/tag.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { isChangeable, type PanelName } from './booking-acts.tsx';
import { dateOf, sumIn, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

interface BookingRoomsProps {
  readonly booking: Booking;
  readonly onOpen: (panel: PanelName, roomNumber?: number) => void;
}

/** The rooms, and what can be done with each. */
export function BookingRooms({ booking, onOpen }: BookingRoomsProps) {
  const { rooms } = booking;
  const { singular, plural } = deskHotel().unitName;
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  const guests = standing.reduce((sum, room) => sum + room.adults + room.children + room.infants, 0);
  const mayChange = useMay('Booking/Change') && isChangeable(booking);
  const add = mayChange && <TextButton onClick={() => onOpen('add-room')}>Add a {singular}</TextButton>;
  return (
    <DeskSection title={`${counted(rooms.length, singular, plural)}, ${counted(guests, 'guest')}`} more={add}>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.room}>
            <OneRoom booking={booking} room={room} />
            {mayChange && room.cancelled === null && (
              <RoomActs
                {...{ booking, room }}
                isOne={standing.length === 1}
                onOpen={(panel) => onOpen(panel, room.room)}
              />
            )}
            {!mayChange && room.cancelled === null && room.cancelMinor !== null && (
              <p className={styles.hush}>Cancelled now, {sumIn(booking)(room.cancelMinor)} stays.</p>
            )}
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
      </div>
      <p className={styles.money}>
        {room.cancelled === null
          ? sum(room.grossMinor)
          : `${room.cancelled.isNoShow ? 'Did not come' : 'Cancelled'}: ${sum(room.cancelled.feeMinor)}`}
      </p>
    </>
  );
}

interface RoomActsProps {
  readonly booking: Booking;
  readonly room: Booking['rooms'][number];
  /** The only one: it is cancelled with the booking. */
  readonly isOne: boolean;
  readonly onOpen: (panel: PanelName) => void;
}

function RoomActs({ booking, room, isOne, onOpen }: RoomActsProps) {
  const { singular } = deskHotel().unitName;
  const which = !isOne && <span className="vh">, {room.room}</span>;
  return (
    <p className={styles.roomActs}>
      <TextButton onClick={() => onOpen('guests')}>Change guests{which}</TextButton>
      <TextButton onClick={() => onOpen('move')}>
        Move to another {singular}
        {which}
      </TextButton>
      {!isOne && room.cancelMinor !== null && (
        <TextButton onClick={() => onOpen('cancel')}>
          Cancel this {singular}: {sumIn(booking)(room.cancelMinor)} stays{which}
        </TextButton>
      )}
    </p>
  );
}
