import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { RateFields } from './rate-fields.tsx';
import { termsText } from './terms-text.ts';
import { useRatePrices } from './use-rate-prices.ts';
import { useRoomChange, type RoomChangeFacts, type RoomToChange } from './use-room-change.ts';

type SoldAs = Pick<RoomToChange, 'roomTypeId' | 'ratePlanId' | 'bedOptionId'>;

/** Another room type, rate plan or beds for one room. */
export function MovePanel({ booking, rooms, room, onClose }: RoomsPanelProps) {
  const [moved, setMoved] = useState<Partial<SoldAs>>({});
  const { roomTypeId, ratePlanId, bedOptionId } = { ...room, ...moved };
  const isFromTonight = hasNightsBothWays(room);
  const at = (rate: { readonly ratePlanId?: number }) =>
    isFromTonight
      ? movedFromTonight(room, { roomTypeId, ratePlanId, ...rate })
      : { rooms: [{ room: room.room, ...moved, ...rate }] };
  const change = useRoomChange({ ...{ booking, version: rooms.version }, ...at({}) });
  const prices = useRatePrices({
    booking,
    rooms,
    change,
    of: [room.room],
    at: (plan) => at({ ratePlanId: plan }),
  });
  const { beds = [] } = rooms.roomTypes.find((type) => type.roomTypeId === roomTypeId) ?? {};
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title={`Move to another ${deskHotel().unitName.singular}`}
      sub={termsText(room)}
    >
      <RateFields
        {...{ rooms, roomTypeId, ratePlanId, prices }}
        onType={(id) => setMoved({ ...moved, roomTypeId: id, bedOptionId: null })}
        onPlan={(id) => setMoved({ ...moved, ratePlanId: id })}
      />
      {isFromTonight && <FromTonight />}
      {!isFromTonight && beds.length > 0 && (
        <Field label="Beds">
          <Select
            value={bedOptionId ?? ''}
            onChange={({ target }) =>
              setMoved({ ...moved, bedOptionId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">Left open</option>
            {beds.map((bed) => (
              <option key={bed.bedOptionId} value={bed.bedOptionId}>
                {bed.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ChangePanel>
  );
}

function FromTonight() {
  const { singular } = deskHotel().unitName;
  return (
    <p>
      From tonight: this {singular} leaves today, and another begins in the same booking. Its extras and beds
      are set once it is there.
    </p>
  );
}

/** A night has passed, and one is to come. */
function hasNightsBothWays({ arrival, departure }: RoomToChange): boolean {
  const { today } = deskHotel();
  return arrival < today && departure > today;
}

/** The nights that passed were sold as they are: the others become a room more. Rule: docs/booking.md. */
function movedFromTonight(
  { room, departure, adults, children, infants, leadGuest, ...was }: RoomToChange,
  rate: { readonly roomTypeId: number; readonly ratePlanId: number },
): Pick<RoomChangeFacts, 'rooms' | 'added' | 'named'> {
  if (was.roomTypeId === rate.roomTypeId && was.ratePlanId === rate.ratePlanId) return { rooms: [{ room }] };
  const { today } = deskHotel();
  const added = { arrival: today, departure, ...rate, adults, children, infants, leadGuest: null };
  const isNamed = leadGuest.lastName !== '';
  return {
    rooms: [{ room, departure: today }],
    added: [added],
    named: { added: [{ ...added, leadGuest: isNamed ? leadGuest : null }] },
  };
}
