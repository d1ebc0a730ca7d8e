import { Link } from 'react-router';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { numberedUnit } from '../../../shared/stay/stay-texts.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { withRoomRemoved } from '../journey/rooms-of-stay.ts';
import type { Journey } from '../journey/use-journey.ts';
import { viewQuery } from '../journey/view.ts';

/** Beside a room of the stay: links back to its choices, and to remove it when it is not the only one. */
export function RoomLinks({ journey, roomNumber }: { journey: Journey; roomNumber: number }) {
  const { unit } = useHotel();
  const { booking, facts, rooms } = journey;
  const { search } = facts;
  const name = <span className="vh">{numberedUnit(roomNumber, unit)}</span>;
  const isChosen = rooms.some(({ item }) => item.roomNumber === roomNumber);
  return (
    <span className={styles.roomLinks}>
      {isChosen && (
        <Link
          className={textLinkClass}
          to={`?${viewQuery(search.link, { name: 'rooms', roomNumber })}`}
          preventScrollReset
        >
          Change {name}
        </Link>
      )}
      {search.rooms.length > 1 && (
        <TextButton onClick={() => journey.changeRooms(withRoomRemoved(booking, search, roomNumber))}>
          Remove {name}
        </TextButton>
      )}
    </span>
  );
}
