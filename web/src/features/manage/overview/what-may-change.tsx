import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { mayChangeText } from '@portico/contract/texts/manage-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { whichRoomsText } from '@portico/contract/texts/unit-texts';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from '../opened/managed-context.ts';
import styles from './overview.module.css';

/** What can be changed and until when, or why not; of which rooms, where they differ; and the telephone for the rest. */
export function WhatMayChange() {
  const { unit, today } = useHotel();
  const { Rooms } = useBooked();
  const alike = roomsAlike(Rooms, (room) => mayChangeText(room, { today, unit }));
  return (
    <div className={styles.mayChange}>
      {alike.map(({ rooms, text }) => (
        <p key={text} className="lead muted">
          {alike.length > 1 && <b>{whichRoomsText(rooms, unit)}: </b>}
          {unbroken(text)}
        </p>
      ))}
      <p className="small muted">
        For anything else, call us: <PhoneLink />
      </p>
    </div>
  );
}

/** Rooms of which the same is to be said, in the order of their first. */
function roomsAlike(rooms: readonly ManagedRoom[], textOf: (room: ManagedRoom) => string) {
  const texts = [...new Set(rooms.map(textOf))];
  return texts.map((text) => ({
    text,
    rooms: rooms
      .filter((room) => textOf(room) === text)
      .map(({ RoomNumber, RoomTypeName }) => ({ roomNumber: RoomNumber, roomTypeName: RoomTypeName })),
  }));
}
