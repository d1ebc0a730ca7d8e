import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { missingDates, useRoomChange } from './use-room-change.ts';
import { termsText } from './terms-text.ts';
import { WhichRoom } from './which-room.tsx';

/** Other dates, for the whole booking or for one of its rooms. */
export function DatesPanel({ booking, rooms: { version, rooms }, room, onClose }: RoomsPanelProps) {
  const areTogether = rooms.every(
    ({ arrival: from, departure: to }) => from === room.arrival && to === room.departure,
  );
  const [which, setWhich] = useState(areTogether ? null : room.room);
  const chosen = rooms.filter((one) => which === null || which === one.room);
  const [typed, setTyped] = useState<{ readonly arrival?: string; readonly departure?: string }>({});
  const { arrival, departure } = { ...(which === null ? booking : (chosen[0] ?? room)), ...typed };
  const change = useRoomChange({
    ...{ booking, version },
    rooms: chosen.map((one) => ({ room: one.room, ...typed })),
    missing: missingDates({ arrival, departure }),
  });
  const hasBegun = chosen.some((one) => one.arrival < deskHotel().today);
  function choose(next: number | null) {
    setWhich(next);
    // All rooms shown with the same dates get them.
    setTyped(next === null && !areTogether ? { arrival: booking.arrival, departure: booking.departure } : {});
  }
  return (
    <ChangePanel {...{ booking, change, onClose }} title="Change dates" sub={termsText(chosen[0] ?? room)}>
      <WhichRoom booking={booking} value={which} onChange={choose} />
      <FieldRow columns={2}>
        <Field
          label="Arrival"
          hint={hasBegun ? 'The stay has begun' : undefined}
          error={change.faultOf('DateOfArrival')}
        >
          <TextInput
            type="date"
            value={arrival}
            readOnly={hasBegun}
            onChange={({ target }) => setTyped({ ...typed, arrival: target.value })}
          />
        </Field>
        <Field label="Departure" error={change.faultOf('DateOfDeparture')}>
          <TextInput
            type="date"
            value={departure}
            onChange={({ target }) => setTyped({ ...typed, departure: target.value })}
          />
        </Field>
      </FieldRow>
    </ChangePanel>
  );
}
