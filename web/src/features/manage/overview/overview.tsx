import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { mayChangeText } from '@portico/contract/texts/manage-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { whichRoomsText } from '@portico/contract/texts/unit-texts';
import { BookedRoom } from '../../../shared/booked/booked-room.tsx';
import { hasOwnDates } from '../../../shared/booked/booked-texts.ts';
import { BookingReceipt } from '../../../shared/booked/booking-receipt.tsx';
import { BookingTools } from '../../../shared/booked/booking-tools.tsx';
import { bookingIsCancelled, cancelledText } from '../../../shared/booked/cancelled-texts.ts';
import { StayOfBooking } from '../../../shared/booked/stay-of-booking.tsx';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import styles from './overview.module.css';

/** The booking as it stands, and what of it can be changed. */
export function Overview() {
  return (
    <ManagedFrame heading="Your booking" view="overview" below={<BookingFacts />}>
      <WhatMayChange />
      <div className={styles.dates}>
        <StayOfBooking booked={useBooked()} />
      </div>
    </ManagedFrame>
  );
}

/** A booking that is entirely cancelled, here or elsewhere. */
export function CancelledOverview() {
  const booking = useBooked();
  return (
    <ManagedFrame
      heading={bookingIsCancelled}
      view="cancelled"
      lead={cancelledText(booking, useHotel())}
      below={<BookingFacts />}
    >
      <div className={styles.dates}>
        <StayOfBooking booked={booking} />
      </div>
    </ManagedFrame>
  );
}

/** Rooms, what is paid and owed, and further links. */
function BookingFacts() {
  const { unit, property } = useHotel();
  const booking = useBooked();
  const query = new URLSearchParams({
    propertyId: String(property.PropertyId),
    reservationId: booking.ReservationId,
  });
  return (
    <>
      <ul className={styles.rooms} aria-label={`Your ${unit.plural}`}>
        {booking.Rooms.map((room) => (
          <BookedRoom key={room.ReservationItemId} room={room} withDates={hasOwnDates(booking)} />
        ))}
      </ul>
      <div className={styles.receipt}>
        <BookingReceipt booked={booking} />
      </div>
      <BookingTools
        calendar={booking.IsCancelled ? null : `/api/ManageBooking/Calendar?${query.toString()}`}
        leadsTo={null}
      />
    </>
  );
}

/**
 * What can be changed and until when, or why not; for which rooms, when they differ; and the telephone for the rest.
 */
function WhatMayChange() {
  const { unit, today } = useHotel();
  const { Rooms } = useBooked();
  const alike = roomsAlike(Rooms, (room) => mayChangeText(room, { today, unit }));
  return (
    <div className={styles.mayChange}>
      {alike.map(({ rooms, text }) => (
        <p key={text} className="lead muted">
          {alike.length > 1 && <b>{whichRoomsText(rooms, unit)}: </b>}
          {unbroken(text)}
        </p>
      ))}
      <p className="small muted">
        For anything else, call us: <PhoneLink />
      </p>
    </div>
  );
}

/** Groups rooms with the same text, in the order of each group's first. */
function roomsAlike(rooms: readonly ManagedRoom[], textOf: (room: ManagedRoom) => string) {
  const texts = [...new Set(rooms.map(textOf))];
  return texts.map((text) => ({
    text,
    rooms: rooms
      .filter((room) => textOf(room) === text)
      .map(({ RoomNumber, RoomTypeName }) => ({ roomNumber: RoomNumber, roomTypeName: RoomTypeName })),
  }));
}
