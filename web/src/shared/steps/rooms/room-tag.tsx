import { useHotel } from '../../hotel/hotel-context.ts';
import { numberedUnit } from '../../stay/stay-texts.ts';
import { Tag } from '../../../ui/tag.tsx';

/** “Room 1 of 2” over the heading of a step for one room; nothing when there is only one. */
export function RoomTag({ roomNumber, roomCount }: { roomNumber: number; roomCount: number }) {
  const { unit } = useHotel();
  if (roomCount === 1) return null;
  return (
    <p>
      <Tag kind="fill">
        {numberedUnit(roomNumber, unit)} of {roomCount}
      </Tag>
    </p>
  );
}
