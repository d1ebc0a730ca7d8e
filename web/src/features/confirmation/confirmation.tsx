import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths } from '@portico/contract/paths';
import { useEffect } from 'react';
import { unbroken } from '@portico/contract/texts/unbroken';
import { count } from '../../parts/analytics/counted.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { hasTables } from '../../parts/hotel/has-tables.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { OxfordRule } from '../../ui/oxford-rule.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BookedRoom } from '../../parts/booked/booked-room.tsx';
import { BookingReceipt } from '../../parts/booked/booking-receipt.tsx';
import { BookingTools } from '../../parts/booked/booking-tools.tsx';
import { StayOfBooking } from '../../parts/booked/stay-of-booking.tsx';
import { CopyNumber } from '../../parts/booked/copy-number.tsx';
import { bookingIsCancelled, cancelledText } from '../../parts/booked/cancelled-texts.ts';
import { hasOwnDates, roomsAreYours } from '../../parts/booked/booked-texts.ts';
import { AccountNotice } from './account-notice.tsx';
import styles from './confirmation.module.css';
import { purchaseOf } from './purchase-of.ts';
import { tableStayOf } from '../../parts/booked/table-stay.ts';
import { WhatsNext } from './whats-next.tsx';

/** The reservation number first, then stay, receipt, what comes next, and where to go from here. */
export function Confirmation({ booked, token }: { booked: ConfirmationResponse; token: string }) {
  const hotel = useHotel();
  const { property, unit, currency } = hotel;
  const { NightImage, Voice } = property;
  const { IsCancelled: isCancelled } = booked;
  useEffect(() => {
    if (!isCancelled) count(purchaseOf(booked, currency));
  }, [booked, isCancelled, currency]);
  const state = isCancelled ? 'Cancelled' : 'Booked';
  usePageFocus(`${state}, ${booked.ReservationNumber} – ${property.PropertyName}`, 'confirmation');
  const query = new URLSearchParams({ propertyId: String(property.PropertyId), referenceNumber: token });
  return (
    <main id="main">
      <AccountNotice token={token} />
      <div className={`wrap ${styles.top}`}>
        <div>
          <div className={styles.number}>
            <KeyFob label="Your reservation number" number={booked.ReservationNumber} />
            <CopyNumber number={booked.ReservationNumber} what="your reservation number" />
          </div>
          <h1 className={styles.heading}>
            {isCancelled ? `${bookingIsCancelled}.` : `${Voice.Thanks}, ${booked.Booker.FirstName}.`}
          </h1>
          <p className={`lead ${styles.lead}`}>
            {unbroken(
              isCancelled
                ? cancelledText(booked, hotel)
                : `Booking made successfully. ${roomsAreYours(booked, unit)}`,
            )}{' '}
            We have written to <b>{booked.Booker.Email}</b> with all of this.
          </p>
        </div>
        <div className={styles.night}>
          <Picture image={NightImage} eager />
        </div>
      </div>
      <div className="wrap">
        <OxfordRule />
      </div>
      <div className={`wrap ${styles.rest}`}>
        <div className="split">
          <div>
            <h2>Your stay</h2>
            <div className={styles.dates}>
              <StayOfBooking booked={booked} />
            </div>
            {booked.LocationName !== null && <p className={styles.location}>{booked.LocationName}</p>}
            <ul className={styles.rooms} aria-label={`Your ${unit.plural}`}>
              {booked.Rooms.map((room) => (
                <BookedRoom key={room.ReservationItemId} room={room} withDates={hasOwnDates(booked)} />
              ))}
            </ul>
            {booked.SpecialRequests !== null && (
              <p className={styles.requests}>
                <span className="side-head">You told us</span>
                <br />
                {booked.SpecialRequests}
              </p>
            )}
            {booked.Comment !== null && (
              <p className={styles.requests}>
                <span className="side-head">Additional information</span>
                <br />
                {booked.Comment}
              </p>
            )}
            {!isCancelled && <WhatsNext booked={booked} />}
          </div>
          <aside>
            <BookingReceipt booked={booked} />
            <BookingTools
              leadsTo={booked}
              table={isCancelled || !hasTables(hotel) ? undefined : tableStayOf(booked, token)}
              extrasOf={booked.Rooms.find(({ ExtrasCanBeAdded }) => ExtrasCanBeAdded)?.RoomNumber ?? null}
              calendar={isCancelled ? null : `${apiPaths.reservationCalendar()}?${query.toString()}`}
            />
          </aside>
        </div>
      </div>
    </main>
  );
}
