import { refusalText } from '@portico/contract/texts/refusal-texts';
import { useState } from 'react';
import { RoomGuests } from '../../../shared/stay/room-guests.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { withRoomAdded } from '../journey/rooms-of-stay.ts';
import type { Journey } from '../journey/use-journey.ts';

/** One more room for the same stay, up to the hotel's maximum; chosen rooms stay chosen. */
export function AddRoom({ journey }: { journey: Journey }) {
  const { unit, maxRooms, defaultGuests } = useHotel();
  const { booking, facts } = journey;
  const { search } = facts;
  const [isOpen, setOpen] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const [guests, setGuests] = useState(defaultGuests);
  const isFull = search.rooms.length >= maxRooms;

  function addOrContact() {
    setWantsMore(isFull);
    setOpen(!isFull);
  }

  return (
    <>
      <p>
        <TextButton onClick={addOrContact}>Add a {unit.singular}</TextButton>
      </p>
      <p className={styles.full} role="status">
        {wantsMore && isFull ? refusalText('basket.too-many-rooms', unit) : null}
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Add a ${unit.singular}`}>
        <RoomGuests
          number={search.rooms.length + 1}
          guests={guests}
          onChange={setGuests}
          onRemove={undefined}
        />
        <Button block onClick={() => journey.changeRooms(withRoomAdded(booking, search, guests))}>
          Add this {unit.singular}
        </Button>
      </Dialog>
    </>
  );
}
