import type { Stay } from '@portico/domain/calendar/stay';
import { useState } from 'react';
import { stayOfBooking } from '../../../shared/booked/booked-texts.ts';
import { RoomGuests } from '../../../shared/stay/room-guests.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { StayDates } from '../../../shared/stay/stay-dates.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChooseDates } from '../beside/choose-dates.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShow } from '../opened/use-view.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview, type NewRoomView } from '../opened/view.ts';
import styles from './new-room.module.css';
import { nextRoomNumber } from './new-room-state.ts';

const twoAdults = { adults: 2, children: 0, infants: 0 };

/** The dates and guests of the added room: by default the booking's own dates. */
export function PartyStep({ view }: { view: NewRoomView }) {
  const { unit } = useHotel();
  const booking = useBooked();
  const show = useShow();
  const [stay, setStay] = useState<Stay>(view.stay ?? stayOfBooking(booking));
  const [guests, setGuests] = useState(view.guests ?? twoAdults);
  return (
    <ManagedFrame heading={`Add a ${unit.singular}`} view="new-room">
      <div className={styles.dates}>
        <StayDates stay={stay} />
      </div>
      <ChooseDates stay={stay} roomCount={1} variant="second" size="small" onUse={setStay}>
        Choose other dates
      </ChooseDates>
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
