import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { Guests } from '@portico/domain/occupancy/guests';
import { useState } from 'react';
import { useOwner } from '../hotel/hotel-context.ts';
import { RoomGuests } from './room-guests.tsx';
import { capitalised, partyText } from './stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './guests.module.css';

interface GuestsDialogProps {
  open: boolean;
  rooms: readonly Guests[];
  /** One room changed, added at the end or removed; the others are the same objects. */
  onChange: (rooms: readonly Guests[]) => void;
  onClose: () => void;
  /** Its button. Omitted when each change applies at once and closing loses nothing. */
  onDone?: (() => void) | undefined;
  /** The fault, in words. */
  fault?: string | undefined;
}

/** The guests of each room. */
export function GuestsDialog({ open, rooms, onChange, onClose, onDone = onClose, fault }: GuestsDialogProps) {
  const { unit, maxRooms, defaultGuests } = useOwner();
  const [wantsMore, setWantsMore] = useState(false);

  function changeRoom(index: number, guests: Guests) {
    onChange(rooms.map((room, at) => (at === index ? guests : room)));
  }
  function removeRoom(index: number) {
    setWantsMore(false);
    onChange(rooms.filter((_, at) => at !== index));
  }
  function addRoom() {
    const isFull = rooms.length >= maxRooms;
    setWantsMore(isFull);
    if (!isFull) onChange([...rooms, defaultGuests]);
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Guests and ${unit.plural}`}>
      {rooms.map((guests, index) => (
        <RoomGuests
          // Rooms have only their index as a name.
          key={index}
          number={index + 1}
          guests={guests}
          onChange={(changed) => changeRoom(index, changed)}
          onRemove={rooms.length > 1 ? () => removeRoom(index) : undefined}
        />
      ))}
      <p className={styles.full} role="status">
        {fault ?? (wantsMore && rooms.length >= maxRooms ? refusalText('basket.too-many-rooms', unit) : null)}
      </p>
      <div className={styles.acts}>
        <Button variant="second" size="small" onClick={addRoom}>
          Add a {unit.singular}
        </Button>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </div>
      <p className={styles.sum} aria-live="polite">
        <span className="vh">{capitalised(unit.plural)} and guests: </span>
        {partyText(rooms, unit)}
      </p>
    </Dialog>
  );
}
