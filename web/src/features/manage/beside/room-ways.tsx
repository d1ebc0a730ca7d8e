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
  const dates: View = { name: 'dates', roomNumber, stay: null };
  const upgrade: View = { name: 'upgrade', roomNumber, roomTypeId: null };
  const ways: readonly { words: string; to: View; isOffered: boolean }[] = [
    { words: 'Number of guests', to: { name: 'room', roomNumber }, isOffered: true },
    { words: 'Its dates', to: dates, isOffered: booking.Rooms.length > 1 },
    { words: `A better ${unit.singular}`, to: upgrade, isOffered: room.HasUpgrades },
  ];
  const open = ways.filter(({ to, isOffered }) => isOffered && mayEnter(to, booking));
  if (open.length === 0) return null;
  return (
    <p className={`small ${styles.ways}`}>
      {open.map(({ words, to }) => (
        <ViewLink key={words} to={to}>
          {words} <span className="vh">({name})</span>
        </ViewLink>
      ))}
    </p>
  );
}
