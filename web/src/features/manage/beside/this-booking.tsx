import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { Fragment, useId, type ReactNode } from 'react';
import { hasOwnDates, stayOfBooking, stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { stayDatesLine } from '../../../shared/calendar/stay-line.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Rows } from '../../../ui/rows.tsx';
import { mayEnter } from '../opened/manage-state-of.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useRoomName } from '../opened/room-name.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { newRoom, type View } from '../opened/view.ts';
import styles from './this-booking.module.css';

/** The parts of the booking, each with the link to change it when that is allowed. */
export function ThisBooking() {
  const { unit, maxRooms } = useHotel();
  const booking = useBooked();
  const { Booker, Rooms, SpecialRequests, Comment } = booking;
  const standing = Rooms.filter(({ IsCancelled }) => !IsCancelled);
  const nameOf = useRoomName();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="h3" id={id}>
        This booking
      </h2>
      <Rows className={styles.rows}>
        <BookingRow title="Booker" change={{ name: 'booker' }}>
          {Booker.FirstName} {Booker.LastName}
        </BookingRow>
        <BookingRow title="Dates" change={{ name: 'dates', roomNumber: null, stay: null }}>
          {hasOwnDates(booking)
            ? standing.map((room) => (
                <span key={room.ReservationItemId} className={styles.ownDates}>
                  {nameOf(room)}: {unbroken(stayDatesLine(stayOfRoom(room)))}
                </span>
              ))
            : stayDatesLine(stayOfBooking(booking))}
        </BookingRow>
        {Rooms.map((room) => (
          <Fragment key={room.ReservationItemId}>
            <BookingRow
              title={nameOf(room)}
              change={{ name: 'guests', roomNumber: room.RoomNumber }}
              more={<RoomWays room={room} />}
            >
              {room.IsCancelled ? 'Cancelled · ' : ''}
              {room.LeadGuest.FirstName} {room.LeadGuest.LastName},{' '}
              {unbroken(guestsText(guestCountsFromWire(room), room.ChildAges))}
            </BookingRow>
            {!room.IsCancelled && (
              <BookingRow
                title={Rooms.length > 1 ? `Extras, ${nameOf(room)}` : 'Extras'}
                change={{ name: 'extras', roomNumber: room.RoomNumber }}
              >
                {room.Services.map(({ ServiceName, Quantity }) => extraLineText(ServiceName, Quantity)).join(
                  ', ',
                ) || 'None'}
              </BookingRow>
            )}
          </Fragment>
        ))}
        <BookingRow title="Requests" change={{ name: 'requests' }}>
          {SpecialRequests ?? 'None'}
        </BookingRow>
        {Comment !== null && <BookingRow title="Additional information">{Comment}</BookingRow>}
      </Rows>
      {mayEnter(newRoom, booking) && standing.length < maxRooms && (
        <p className={styles.add}>
          <ViewLink to={newRoom} className={buttonClass({ variant: 'second', block: true })}>
            Add a {unit.singular}
          </ViewLink>
        </p>
      )}
    </section>
  );
}

interface BookingRowProps {
  title: string;
  /** Where it is changed; without a link when it cannot be. */
  change?: View;
  children: ReactNode;
  /** Further ways to change it. */
  more?: ReactNode;
}

/** One part of the booking. */
function BookingRow({ title, change, children, more }: BookingRowProps) {
  const booking = useBooked();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className="small muted">{children}</p>
        {more}
      </div>
      {change !== undefined && mayEnter(change, booking) && (
        <ViewLink to={change}>
          Change <span className="vh">{title}</span>
        </ViewLink>
      )}
    </li>
  );
}

/** The other changes of a room; nothing when it cannot be changed. */
function RoomWays({ room }: { room: ManagedRoom }) {
  const { unit } = useHotel();
  const booking = useBooked();
  const { RoomNumber: roomNumber } = room;
  const name = useRoomName()(room);
  const dates: View = { name: 'dates', roomNumber, stay: null };
  const upgrade: View = { name: 'upgrade', roomNumber, roomTypeId: null };
  const ways: readonly { words: string; to: View; isOffered: boolean }[] = [
    { words: 'Number of guests', to: { name: 'room', roomNumber }, isOffered: true },
    { words: 'Its dates', to: dates, isOffered: booking.Rooms.length > 1 },
    { words: `A better ${unit.singular}`, to: upgrade, isOffered: room.HasUpgrades },
  ];
  const open = ways.filter(({ to, isOffered }) => isOffered && mayEnter(to, booking));
  if (open.length === 0) return null;
  return (
    <p className={`small ${styles.ways}`}>
      {open.map(({ words, to }) => (
        <ViewLink key={words} to={to}>
          {words} <span className="vh">({name})</span>
        </ViewLink>
      ))}
    </p>
  );
}
