import type { ServicesResponse } from '@portico/contract/calls/services';
import type { WireGuestCounts } from '@portico/contract/calls/parts/guest';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { stayOfRoom, type RoomDates } from '../../booked/booked-texts.ts';
import { extrasKey } from '../../offers/extras-answers.ts';
import { roomExtras } from '../../offers/room-extras.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { Rows } from '../../../ui/rows.tsx';
import styles from './booked-extras.module.css';
import { bookedQuantity, type ChosenQuantities, type WithServices } from './chosen-extras.ts';
import { ExtraRow } from './extra-row.tsx';

interface BookedRoom extends WithServices, RoomDates, WireGuestCounts {
  readonly RoomNumber: number;
  readonly RoomTypeId: number;
  readonly RatePlanId: number;
}

interface BookedExtrasProps {
  readonly room: BookedRoom;
  /** The room's available extras; its own units count as available. */
  readonly answer: ServicesResponse;
  readonly choice: ChosenQuantities;
  /** Increases for the booking's other rooms, which cannot be taken twice. */
  readonly others?: Parameters<typeof roomExtras>[2];
  /** Its terms allow reducing what is booked. */
  readonly mayBeLess: boolean;
  readonly onChoose: (choice: ChosenQuantities) => void;
}

/** The extras of a booked room: what it has, and what it could have. */
export function BookedExtras({ room, answer, choice, others = [], mayBeLess, onChoose }: BookedExtrasProps) {
  const hotel = useHotel();
  const guests = guestCountsFromWire(room);
  const owner = { roomTypeId: room.RoomTypeId, ratePlanId: room.RatePlanId };
  const facts = {
    hotel,
    search: { stay: stayOfRoom(room) },
    extras: new Map([[extrasKey(owner), answer]]),
  };
  const extras = answer.Services.map(({ ServiceId: id, ServiceName: name }) => ({
    id,
    name,
    quantity: choice[id] ?? bookedQuantity(room, id),
    grossMinor: 0,
  }));
  return (
    <Rows className={styles.list}>
      {roomExtras(facts, { roomNumber: room.RoomNumber, ...owner, extras, guests }, others).map((offer) => {
        const booked = bookedQuantity(room, offer.extra.id);
        const mayBeEdited = offer.service.AllowEditOnBookingEngine;
        const note = booked === 0 ? null : fixedNote(mayBeEdited, mayBeLess);
        return (
          <ExtraRow
            key={offer.extra.id}
            facts={facts}
            offer={note !== null && !mayBeEdited ? { ...offer, isSelectable: false } : offer}
            guests={guests}
            least={note === null ? 0 : booked}
            note={note}
            onChange={(quantity) => onChoose({ ...choice, [offer.extra.id]: quantity })}
          />
        );
      })}
    </Rows>
  );
}

/** Why a booked extra cannot be changed here, or not reduced; null when it can. */
function fixedNote(mayBeEdited: boolean, mayBeLess: boolean): string | null {
  if (!mayBeEdited) return 'It is booked and cannot be changed here. Please call us about it.';
  return mayBeLess ? null : 'What is booked can no longer be given back.';
}
