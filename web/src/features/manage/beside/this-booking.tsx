import { extraLineText } from '@portico/contract/texts/extra-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { unbroken } from '@portico/contract/texts/unbroken';
import { Fragment, useId } from 'react';
import { hasOwnDates, stayOfBooking, stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { stayDatesLine } from '../../../parts/calendar/stay-line.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Rows } from '../../../ui/rows.tsx';
import { mayEnter } from '../opened/manage-state-of.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useRoomName } from '../opened/room-name.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { newRoom } from '../opened/view.ts';
import { BookingRow } from './booking-row.tsx';
import { RoomWays } from './room-ways.tsx';
import styles from './this-booking.module.css';

/** Who and what the booking is, part by part, each with the way to change it where that can be. */
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
              {unbroken(guestsText(guestCountsFromWire(room)))}
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
