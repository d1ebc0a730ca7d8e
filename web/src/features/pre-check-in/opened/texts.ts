import type { PreCheckInItem, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { roomName } from '../../../shared/booked/room-name.ts';
import { capitalised, ordinalText } from '../../../shared/stay/stay-texts.ts';

/** “Rowan Lodge”; when there are several of that type, “Rowan Lodge, lodge 2”. */
export function itemName(item: PreCheckInItem, reservation: PreCheckInReservation, unit: UnitName): string {
  return roomName(named(item), { Rooms: reservation.ReservationItems.map(named) }, unit);
}

const named = ({ RoomNumber, RoomType }: PreCheckInItem) => ({ RoomNumber, RoomTypeName: RoomType.Name });

/** “First guest”, “Second child”: one of the room's guests. `guestNumber` from 1. */
export function guestText({ Guests }: PreCheckInItem, guestNumber: number): string {
  const isChild = Guests[guestNumber - 1]?.IsChild === true;
  const before = Guests.slice(0, guestNumber - 1).filter((guest) => guest.IsChild === isChild).length;
  return `${capitalised(ordinalText(before + 1))} ${isChild ? 'child' : 'guest'}`;
}

/** “About 2 minutes left”, at half a minute per row. */
export function remainingTimeText(remainingRows: number): string {
  const minutes = Math.ceil(remainingRows / 2);
  return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
}
