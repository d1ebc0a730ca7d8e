import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import type { Booking } from './booking-texts.ts';

interface WhichRoomProps {
  readonly booking: Booking;
  /** Its number; null: all that stand. */
  readonly value: number | null;
  readonly hasAll?: boolean;
  readonly onChange: (room: number | null) => void;
}

/** Which of the rooms that stand it is about; nothing where there is only one. */
export function WhichRoom({ booking, value, hasAll = true, onChange }: WhichRoomProps) {
  const standing = booking.rooms.filter(({ cancelled }) => cancelled === null);
  if (standing.length < 2) return null;
  const { singular, plural } = deskHotel().unitName;
  return (
    <Field label={`Which ${singular}`}>
      <Select
        value={value ?? 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : Number(target.value))}
      >
        {hasAll && (
          <option value="all">
            All {standing.length} {plural}
          </option>
        )}
        {standing.map(({ room, roomType, guests }) => (
          <option key={room} value={room}>
            {room}: {roomType}
            {guests[0] === undefined ? '' : `, ${guests[0]}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
