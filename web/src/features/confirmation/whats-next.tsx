import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { dateText, longDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { cancellationFromWire } from '@portico/contract/wire/policy';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import type { Hotel } from '../../parts/hotel/hotel.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { localNow } from '../../parts/hotel/local-now.ts';
import { CancellingTerms, type RoomTerms } from '../../parts/terms/cancelling-terms.tsx';
import { stayOfBooking, stayOfRoom } from '../../parts/booked/booked-texts.ts';
import styles from './confirmation.module.css';

/** What the guest may still change, until when, and how to arrive. */
export function WhatsNext({ booked }: { booked: ConfirmationResponse }) {
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
            <CancellingTerms rooms={booked.Rooms.map((room) => roomTerms(room, hotel))} dateText={dateText} />
          </div>
        </li>
        <li>
          <h3>
            {unbroken(longDateText(stayOfBooking(booked).arrival))}, from {property.CheckInTime}
          </h3>
          <p className="small">{property.Voice.Arriving}</p>
          <p className="small muted">{property.PropertyAddress}</p>
        </li>
      </ol>
    </section>
  );
}

/** By the terms that were kept with the booking, whatever the hotel asks for today. */
function roomTerms(room: ConfirmedRoom, hotel: Hotel): RoomTerms {
  const minor = (amount: number) => fromWireAmount(amount, hotel.currency);
  const priced = {
    stay: stayOfRoom(room),
    nights: room.Nights.map(({ TotalCost }) => ({ grossMinor: minor(TotalCost) })),
    grossMinor: minor(room.TotalDiscountedRoomCost),
  };
  return {
    roomNumber: room.RoomNumber,
    roomTypeName: room.RoomTypeName,
    terms: cancellationSteps(cancellationFromWire(room.Policy), priced, localNow(hotel)),
  };
}
