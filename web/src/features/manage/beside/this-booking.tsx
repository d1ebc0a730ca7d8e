import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useId } from 'react';
import { stayOfBooking } from '../../../parts/booked/booked-texts.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { compactStay } from '../../../parts/stay/stay-texts.ts';
import { Rows } from '../../../ui/rows.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { BookingRow } from './booking-row.tsx';
import styles from './this-booking.module.css';

/** Who and what the booking is, part by part, each with the way to change it where that can be. */
export function ThisBooking() {
  const { today } = useHotel();
  const booking = useBooked();
  const { Booker, Rooms, SpecialRequests } = booking;
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
          {compactStay(stayOfBooking(booking), today)}
        </BookingRow>
        {Rooms.map((room) => (
          <BookingRow
            key={room.ReservationItemId}
            title={room.RoomTypeName}
            change={{ name: 'guests', roomNumber: room.RoomNumber }}
          >
            {room.IsCancelled ? 'Cancelled · ' : ''}
            {room.LeadGuest.FirstName} {room.LeadGuest.LastName},{' '}
            {unbroken(guestsText(guestCountsFromWire(room)))}
          </BookingRow>
        ))}
        <BookingRow title="Requests" change={{ name: 'requests' }}>
          {SpecialRequests ?? 'None'}
        </BookingRow>
      </Rows>
    </section>
  );
}
