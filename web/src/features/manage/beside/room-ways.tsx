import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { mayEnter } from '../opened/manage-state-of.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useRoomName } from '../opened/room-name.ts';
import { ViewLink } from '../opened/view-link.tsx';
import type { View } from '../opened/view.ts';
import styles from './this-booking.module.css';

/** What else of a room can be changed; nothing where it can't be. */
export function RoomWays({ room }: { room: ManagedRoom }) {
  const { unit } = useHotel();
  const booking = useBooked();
  const { RoomNumber: roomNumber } = room;
  const name = useRoomName()(room);
  const ways: readonly { readonly words: string; readonly to: View }[] = [
    { words: 'Number of guests', to: { name: 'room', roomNumber } },
    ...(booking.Rooms.length > 1
      ? [{ words: 'Its dates', to: { name: 'dates', roomNumber, stay: null } as const }]
      : []),
    ...(room.HasUpgrades
      ? [
          {
            words: `A better ${unit.singular}`,
            to: { name: 'upgrade', roomNumber, roomTypeId: null } as const,
          },
        ]
      : []),
  ];
  const open = ways.filter(({ to }) => mayEnter(to, booking));
  if (open.length === 0) return null;
  return (
    <p className={`small ${styles.ways}`}>
      {open.map(({ words, to }) => (
        <ViewLink key={words} to={to}>
          {words}
          <span className="vh">, {name}</span>
        </ViewLink>
      ))}
    </p>
  );
}
