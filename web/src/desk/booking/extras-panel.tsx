import { useState } from 'react';
import { Stepper } from '../../ui/stepper.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { sumIn } from './booking-texts.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { useRoomChange } from './use-room-change.ts';
import { WhichRoom } from './which-room.tsx';

/** Extras of the rooms, room by room. */
export function ExtrasPanel({ booking, rooms: { version, rooms }, room: first, onClose }: RoomsPanelProps) {
  const [which, setWhich] = useState<number | null>(first.room);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const keyOf = (room: number, extraId: number) => `${room} ${extraId}`;
  const sum = sumIn(booking);
  const room = rooms.find((one) => one.room === which) ?? first;
  const change = useRoomChange({
    ...{ booking, version },
    rooms: rooms.flatMap((one) => {
      const extras = one.extras.flatMap(({ extraId, quantity: was }) => {
        const quantity = quantities[keyOf(one.room, extraId)] ?? was;
        return quantity === was ? [] : [{ extraId, quantity }];
      });
      return extras.length === 0 ? [] : [{ room: one.room, extras }];
    }),
  });
  const { singular } = deskHotel().unitName;
  return (
    <ChangePanel {...{ booking, change, onClose }} title="Change extras">
      <WhichRoom booking={booking} value={which} hasAll={false} onChange={setWhich} />
      {room.extras.length === 0 && <p>The hotel sells no extras with this {singular}.</p>}
      {room.extras.map(({ extraId, name, quantity, most, eachMinor }) => (
        <Stepper
          key={keyOf(room.room, extraId)}
          label={name}
          sub={sum(eachMinor)}
          value={quantities[keyOf(room.room, extraId)] ?? quantity}
          min={0}
          max={most}
          maxReason={`At most ${most}`}
          onChange={(next) => setQuantities({ ...quantities, [keyOf(room.room, extraId)]: next })}
        />
      ))}
    </ChangePanel>
  );
}
