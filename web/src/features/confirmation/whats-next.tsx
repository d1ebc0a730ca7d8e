import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { dateText, longDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { CancellingTerms } from '../../parts/terms/cancelling-terms.tsx';
import { standingRooms, stayOfBooking } from '../../parts/booked/booked-texts.ts';
import { termsOfRoom } from '../../parts/booked/terms-of-room.ts';
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
            <CancellingTerms
              rooms={standingRooms(booked).map((room) => termsOfRoom(room, hotel))}
              dateText={dateText}
            />
          </div>
        </li>
        <li>
          <h3>
            {/* On a narrow phone the weekday may stand on a line of its own. */}
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
