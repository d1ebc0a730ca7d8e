import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestCountsFromWire, toWireGuestCounts } from '@portico/contract/wire/guest';
import { useSettled } from '../../../lib/use-settled.ts';
import { RoomGuests } from '../../../shared/stay/room-guests.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useRememberedChoice } from '../opened/use-remembered-choice.ts';
import { useStep } from '../opened/use-view.ts';
import { requestedRoom } from '../opened/requested-room.ts';
import styles from './counts-step.module.css';

/** The number of guests in a room, and the price with one more or one fewer. */
export function CountsStep({ room }: { room: ManagedRoom }) {
  const booked = guestCountsFromWire(room);
  const { choice, choose, forget } = useRememberedChoice(`counts-${room.ReservationItemId}`, booked);
  const settled = useSettled(choice, 300);
  const isSame = JSON.stringify(choice) === JSON.stringify(booked);
  const step = useStep(isSame ? [] : ['room']);
  return (
    <ManagedFrame
      heading="How many guests"
      view={`room-${room.RoomNumber}`}
      lead={`${room.RoomTypeName} is booked for ${guestsText(booked)}.`}
    >
      <div className={styles.counts}>
        <RoomGuests number={room.RoomNumber} guests={choice} onChange={choose} onRemove={undefined} isAlone />
      </div>
      {step === 'summary' && settled === choice && (
        <ChangeSummary
          wanted={{ ReservationItems: [{ ...requestedRoom(room), ...toWireGuestCounts(choice) }] }}
          canBeHad={`${room.RoomTypeName} has room for ${guestsText(choice)}.`}
          nowHead="Then"
          act="Accept these guests"
          keep="Keep it as booked"
          onMade={forget}
        />
      )}
    </ManagedFrame>
  );
}
