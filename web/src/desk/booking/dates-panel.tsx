import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { errorOf } from '../lib/form-errors.ts';
import { ChangePanel } from './change-panel.tsx';
import type { RoomsPanelProps } from './rooms-panel.tsx';
import { useRoomChange } from './use-room-change.ts';
import { termsText } from './terms-text.ts';

/** Other dates, for the whole booking or for one of its rooms. */
export function DatesPanel({ booking, rooms: { version, rooms }, room, onClose }: RoomsPanelProps) {
  const [which, setWhich] = useState('all');
  const chosen = rooms.filter((one) => which === 'all' || which === String(one.room));
  const [arrival, setArrival] = useState(booking.arrival);
  const [departure, setDeparture] = useState(booking.departure);
  const change = useRoomChange({
    ...{ booking, version },
    rooms: chosen.map((one) => ({ room: one.room, arrival, departure })),
  });
  const { singular } = deskHotel().unitName;
  const hasBegun = chosen.some((one) => one.arrival < deskHotel().today);
  function choose(next: string) {
    setWhich(next);
    const one = rooms.find((each) => String(each.room) === next);
    setArrival(one?.arrival ?? booking.arrival);
    setDeparture(one?.departure ?? booking.departure);
  }
  const faultOf = (field: string) => errorOf(change.error, `ReservationItems[0].${field}`);
  return (
    <ChangePanel {...{ booking, change, onClose }} title="Change dates" sub={termsText(chosen[0] ?? room)}>
      {rooms.length > 1 && (
        <Field label="Of">
          <Select value={which} onChange={({ target }) => choose(target.value)}>
            <option value="all">All {rooms.length}</option>
            {rooms.map((one) => (
              <option key={one.room} value={one.room}>
                {singular} {one.room}
              </option>
            ))}
          </Select>
        </Field>
      )}
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
