import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Booking } from './booking-texts.ts';

interface WhichRoomProps {
  readonly booking: Booking;
  /** Null: all that stand. */
  readonly room: number | null;
  readonly onChange: (room: number | null) => void;
}

/** One room of a booking, or all that stand; nothing where there is no choice. */
export function WhichRoom({ booking: { rooms }, room, onChange }: WhichRoomProps) {
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  if (standing.length < 2) return null;
  return (
    <Field label="Which">
      <Select
        value={room ?? 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : Number(target.value))}
      >
        <option value="all">All {standing.length}</option>
        {standing.map((one) => (
          <option key={one.room} value={one.room}>
            {one.room}: {one.roomType}
            {one.guests[0] === undefined ? '' : `, ${one.guests[0]}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
