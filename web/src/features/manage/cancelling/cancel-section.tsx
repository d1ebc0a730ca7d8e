import { isFixedCost } from '@portico/domain/reservation/cancellation-steps';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useState } from 'react';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { standingRooms } from '../../../parts/booked/booked-texts.ts';
import { termsOfRoom } from '../../../parts/booked/terms-of-room.ts';
import { CancellingTerms } from '../../../parts/terms/cancelling-terms.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './cancel-section.module.css';
import { cancelledThings, cancelText, type CancelledThing } from './cancelled-thing.ts';
import { costText } from './cost-text.ts';

/** What cancelling costs, now and later, and the buttons that ask for it; absent where nothing can be cancelled. */
export function CancelSection() {
  const hotel = useHotel();
  const booking = useBooked();
  const [asked, setAsked] = useState<CancelledThing | null>(null);
  const things = cancelledThings(booking);
  if (things.length === 0) return null;
  const rooms = standingRooms(booking).map((room) => termsOfRoom(room, hotel));
  const isSaid = booking.CanBeCancelled && rooms.every(({ terms }) => isFixedCost(terms));
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 className="h3" id="cancel">
        Cancel
      </h2>
      {booking.CanBeCancelled && (
        <p className={isSaid ? 'small' : 'small no-print'}>
          {unbroken(costText(booking.Cancelling, booking, hotel))}
          {isSaid && ' It costs the same later, and if you do not come.'}
        </p>
      )}
      {!isSaid && <CancellingTerms rooms={rooms} />}
      <div className={styles.buttons}>
        {things.map((thing) => {
          const text = cancelText(thing, hotel.unit);
          return (
            <Button
              key={text}
              variant="second"
              size="small"
              block
              aria-haspopup="dialog"
              onClick={() => setAsked(thing)}
            >
              {text}
            </Button>
          );
        })}
      </div>
      {asked !== null && <CancelDialog thing={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
