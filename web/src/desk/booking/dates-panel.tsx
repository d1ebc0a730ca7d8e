import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { errorOf } from '../lib/form-errors.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { useRoomChange } from './use-room-change.ts';
import { termsText } from './terms-text.ts';
import { WhichRoom } from './which-room.tsx';

/** Other dates, for the whole booking or for one of its rooms. */
export function DatesPanel({ booking, rooms: { version, rooms }, room, onClose }: RoomsPanelProps) {
  const areTogether = rooms.every(
    ({ arrival: from, departure: to }) => from === room.arrival && to === room.departure,
  );
  const [which, setWhich] = useState(areTogether ? null : room.room);
  const chosen = rooms.filter((one) => which === null || which === one.room);
  const [arrival, setArrival] = useState<string>(room.arrival);
  const [departure, setDeparture] = useState<string>(room.departure);
  const change = useRoomChange({
    ...{ booking, version },
    // While a date is being typed it is empty: the one before stays.
    rooms: chosen.map((one) => ({
      room: one.room,
      arrival: arrival || undefined,
      departure: departure || undefined,
    })),
  });
  const hasBegun = chosen.some((one) => one.arrival < deskHotel().today);
  function choose(next: number | null) {
    setWhich(next);
    const one = rooms.find((each) => each.room === next);
    setArrival(one?.arrival ?? booking.arrival);
    setDeparture(one?.departure ?? booking.departure);
  }
  const faultOf = (field: string) => errorOf(change.error, `ReservationItems[0].${field}`);
  return (
    <ChangePanel {...{ booking, change, onClose }} title="Change dates" sub={termsText(chosen[0] ?? room)}>
      <WhichRoom booking={booking} value={which} onChange={choose} />
      <FieldRow columns={2}>
        <Field
          label="Arrival"
          hint={hasBegun ? 'The stay has begun' : undefined}
          error={faultOf('DateOfArrival')}
        >
          <TextInput
            type="date"
            value={arrival}
            readOnly={hasBegun}
            onChange={({ target }) => setArrival(target.value)}
          />
        </Field>
        <Field label="Departure" error={faultOf('DateOfDeparture')}>
          <TextInput type="date" value={departure} onChange={({ target }) => setDeparture(target.value)} />
        </Field>
      </FieldRow>
    </ChangePanel>
  );
}
