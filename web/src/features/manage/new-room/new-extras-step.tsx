import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { RoomExtra } from '../../../parts/extras/room-extras.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { ExtraRow } from '../../../parts/stay-steps/extras/extra-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import styles from './new-room.module.css';
import type { NewRoomChoice } from './new-room-state.ts';

interface NewExtrasStepProps {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly offers: readonly RoomExtra[];
  readonly choice: NewRoomChoice;
  readonly onChange: (choice: NewRoomChoice) => void;
  readonly onGoOn: () => void;
}

/** What the room that is added can have beside its bed. */
export function NewExtrasStep({ stay, guests, offers, choice, onChange, onGoOn }: NewExtrasStepProps) {
  const hotel = useHotel();
  return (
    <ManagedFrame heading="Extras" view="new-room-extras" lead={`For the ${hotel.unit.singular} you add.`}>
      <Rows className={styles.list}>
        {offers.map((offer) => (
          <ExtraRow
            key={offer.extra.id}
            facts={{ hotel, search: { stay } }}
            offer={offer}
            guests={guests}
            onChange={(quantity) => {
              const { id } = offer.extra;
              const others = choice.extras.filter((extra) => extra.id !== id);
              onChange({ ...choice, extras: quantity === 0 ? others : [...others, { id, quantity }] });
            }}
          />
        ))}
      </Rows>
      <p className={`actions ${styles.actions}`}>
        <Button onClick={onGoOn}>
          {choice.extras.length === 0 ? 'Continue without extras' : 'Continue'}
        </Button>
      </p>
    </ManagedFrame>
  );
}
