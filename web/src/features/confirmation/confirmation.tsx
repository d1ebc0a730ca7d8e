import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { dateText, longDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { useEffect } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { count, type Counted } from '../../shared/hotel/counted.ts';
import { readAccountNews } from '../../shared/booked/account-news.ts';
import { BookedRoom } from '../../shared/booked/booked-room.tsx';
import {
  hasOwnDates,
  roomsAreYours,
  standingRooms,
  stayOfBooking,
} from '../../shared/booked/booked-texts.ts';
import { BookingReceipt } from '../../shared/booked/booking-receipt.tsx';
import { BookingTools } from '../../shared/booked/booking-tools.tsx';
import { bookingIsCancelled, cancelledText } from '../../shared/booked/cancelled-texts.ts';
import { CopyText } from '../../shared/booked/copy-text.tsx';
import { StayOfBooking } from '../../shared/booked/stay-of-booking.tsx';
import { tableStayOf } from '../../shared/booked/table-stay.ts';
import { termsOfRoom } from '../../shared/booked/terms-of-room.ts';
import { hasTables } from '../../shared/hotel/has-tables.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { CancellingTerms } from '../../shared/stay/cancelling-terms.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OxfordRule } from '../../ui/oxford-rule.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './confirmation.module.css';

/** The reservation number first, then stay, receipt, what comes next, and further links. */
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
            <CopyText text={booked.ReservationNumber} what="your reservation number" />
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
            We have sent all of this to <b>{booked.Booker.Email}</b>.
          </p>
        </div>
        {NightImage !== null && (
          <div className={styles.night}>
            <Picture image={NightImage} eager />
          </div>
        )}
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
              calendar={isCancelled ? null : `/api/Reservation/Calendar?${query.toString()}`}
            />
          </aside>
        </div>
      </div>
    </main>
  );
}

/** The result for the account created along with this booking; the booking stands either way. */
function AccountNotice({ token }: { token: string }) {
  const { code } = useHotel();
  const news = readAccountNews(token);
  if (news === null) return null;
  return (
    <div className="wrap no-print">
      {news.isMade ? (
        <Notice tone="positive" title={news.text} />
      ) : (
        <Notice tone="negative" title={news.text}>
          Your booking is not touched by it. <a href={guestPaths.register(code)}>Make an account</a>
        </Notice>
      )}
    </div>
  );
}

/** A booking as analytics counts it: what was bought for how much, nothing about the buyer. */
function purchaseOf(booked: ConfirmationResponse, currency: CurrencyCode): Counted {
  const minor = (amount: number) => fromWireAmount(amount, currency);
  const promotions = booked.Rooms.flatMap(({ Promotion }) => (Promotion === null ? [] : [Promotion.Name]));
  return {
    kind: 'purchase',
    reservationNumber: booked.ReservationNumber,
    bookedAt: booked.BookedAt,
    grossMinor: minor(booked.TotalCost),
    vatMinor: minor(booked.TotalVat),
    promotion: promotions[0] ?? null,
    rooms: booked.Rooms.map((room) => ({
      roomTypeId: room.RoomTypeId,
      name: room.RoomTypeName,
      ratePlanName: room.RatePlanName,
      grossMinor: minor(room.TotalCost),
    })),
  };
}

/** What the guest may still change, until when, and how to arrive. */
function WhatsNext({ booked }: { booked: ConfirmationResponse }) {
  const hotel = useHotel();
  const { property } = hotel;
  return (
    <section aria-labelledby="whats-next">
      <h2 className={styles.next} id="whats-next">
        What’s next
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>If your plans change</h3>
          <div>
            <CancellingTerms
              rooms={standingRooms(booked).map((room) => termsOfRoom(room, hotel))}
              dateText={dateText}
            />
          </div>
        </li>
        <li>
          <h3>
            {/* On a narrow phone the weekday may wrap to its own line. */}
            {unbroken(longDateText(stayOfBooking(booked).arrival)).replace('\u00a0', ' ')}, from{' '}
            {property.CheckInTime}
          </h3>
          <p className="small">{property.Voice.Arriving}</p>
          <p className="small muted">{property.PropertyAddress}</p>
        </li>
      </ol>
    </section>
  );
}
