import type { Stay } from '@portico/domain/calendar/stay';
import { useState } from 'react';
import { stayOfBooking } from '../../../parts/booked/booked-texts.ts';
import { useDatePanel } from '../../../parts/calendar/use-date-panel.ts';
import { RoomGuests } from '../../../parts/guests/room-guests.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { StayDates } from '../../../parts/stay/stay-dates.tsx';
import { ChangeDatesPanel } from '../../../parts/stay-steps/dates/change-dates-panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShow } from '../opened/use-view.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview, type NewRoomView } from '../opened/view.ts';
import styles from './new-room.module.css';
import { nextRoomNumber } from './next-room-number.ts';

const openerId = 'choose-dates';
const twoAdults = { adults: 2, children: 0, infants: 0 };

/** When the room that is added is slept in, and by how many: first the booking's own dates. */
export function PartyStep({ view }: { view: NewRoomView }) {
  const { unit } = useHotel();
  const booking = useBooked();
  const show = useShow();
  const panel = useDatePanel();
  const [stay, setStay] = useState<Stay>(view.stay ?? stayOfBooking(booking));
  const [guests, setGuests] = useState(view.guests ?? twoAdults);
  return (
    <ManagedFrame heading={`Add a ${unit.singular}`} view="new-room">
      <div className={styles.dates}>
        <StayDates stay={stay} />
      </div>
      <p className="actions">
        <Button
          id={openerId}
          variant="second"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={panel.isOpen}
          onClick={() => panel.open(openerId)}
        >
          Choose other dates
        </Button>
      </p>
      {panel.isOpen && (
        <ChangeDatesPanel
          stay={stay}
          roomCount={1}
          codes={{ ratePlanCode: null, promoCode: null }}
          onUse={(chosen) => {
            panel.close();
            setStay(chosen);
          }}
          onClose={panel.close}
        />
      )}
      <div className={styles.counts}>
        <RoomGuests
          number={nextRoomNumber(booking)}
          guests={guests}
          onChange={setGuests}
          onRemove={undefined}
          isAlone
        />
      </div>
      <div className="actions">
        <Button onClick={() => show({ ...view, stay, guests })}>See {unit.plural}</Button>
        <ViewLink to={overview}>Keep my booking as it is</ViewLink>
      </div>
    </ManagedFrame>
  );
}
