import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Panel } from '../parts/panel.tsx';
import type { PanelProps } from './act-panel.tsx';
import { AddRoomPanel } from './add-room-panel.tsx';
import { BookerPanel } from './booker-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { ExtrasPanel } from './extras-panel.tsx';
import { GuestsPanel } from './guests-panel.tsx';
import { MovePanel } from './move-panel.tsx';

const panels = {
  dates: DatesPanel,
  move: MovePanel,
  guests: GuestsPanel,
  extras: ExtrasPanel,
  'add-room': AddRoomPanel,
  booker: BookerPanel,
} as const;

export type RoomsPanelName = keyof typeof panels;

/** A panel that changes rooms, once it is known how they can be changed. */
export function RoomsPanel({ name, roomNumber, ...panel }: PanelProps & { readonly name: RoomsPanelName }) {
  const { number, version } = panel.booking;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(deskQuery('Booking/ReadRooms', { number }));
  const roomsVersion = data?.version;
  // Booking and rooms are read by two calls: after a change meanwhile either may be the older one.
  useEffect(() => {
    if (roomsVersion === undefined || roomsVersion === version) return;
    const older = roomsVersion < version ? 'Booking/ReadRooms' : 'Booking/Read';
    void client.invalidateQueries({ queryKey: [older] });
  }, [client, roomsVersion, version]);
  const room = data?.rooms.find((one) => one.room === roomNumber) ?? data?.rooms[0];
  const Named = panels[name];
  if (data !== undefined && room !== undefined) return <Named {...panel} rooms={data} room={room} />;
  const leave = (
    <Button variant="second" onClick={() => panel.onClose(null)}>
      Leave it
    </Button>
  );
  return (
    <Panel title="Change the booking" actions={leave} onClose={() => panel.onClose(null)}>
      {error === null ? <DeskWaiting /> : <DeskFault error={error} onAgain={() => void refetch()} />}
    </Panel>
  );
}
