import type {
  PreCheckInGuest,
  PreCheckInItem,
  PreCheckInReservation,
} from '@portico/contract/calls/pre-check-in';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { guestFromWire } from '@portico/contract/wire/guest';
import type { Booker } from '@portico/domain/people/booker';
import type { ArrivingGuest } from '@portico/domain/people/arriving-guest';
import { changedExtras, type ChosenQuantities } from '../../../shared/steps/extras/chosen-extras.ts';
import type { Draft } from './draft.ts';

/** The booker, as typed, or else as the hotel has it; null: the link does not reveal it. */
export function shownBooker({ Booker: saved }: PreCheckInReservation, { booker }: Draft): Booker | null {
  return saved === null ? null : (booker ?? bookerFromWire(saved));
}

export function shownRequests(
  { SpecialRequests: saved }: PreCheckInReservation,
  { requests }: Draft,
): string {
  return requests ?? saved ?? '';
}

/** HH:MM; empty: not said. */
export function shownArrivalTime(
  { ArrivalTime: saved }: PreCheckInReservation,
  { arrivalTime }: Draft,
): string {
  return arrivalTime ?? saved ?? '';
}

export function shownBed(
  { ReservationItemId: id, RoomConfiguration: saved }: PreCheckInItem,
  { beds }: Draft,
) {
  const typed = beds[id];
  return typed === undefined ? (saved?.Id ?? null) : typed;
}

/** `guestNumber` from 1, in the order of the answer. Undefined: no such guest. */
export function shownGuest(
  item: PreCheckInItem,
  guestNumber: number,
  { guests }: Draft,
): ArrivingGuest | undefined {
  const saved = item.Guests[guestNumber - 1];
  return saved && { ...savedGuest(saved), ...guests[guestKey(item, guestNumber)] };
}

export function savedGuest(guest: PreCheckInGuest): ArrivingGuest {
  const { IsChild: isChild, AsksAge: asksAge, Age: age } = guest;
  return { ...guestFromWire(guest), isChild, asksAge, age };
}

export function guestKey({ ReservationItemId: id }: PreCheckInItem, guestNumber: number): string {
  return `${id}.${guestNumber}`;
}

export function shownExtras({ ReservationItemId: id }: PreCheckInItem, { extras }: Draft): ChosenQuantities {
  return extras[id] ?? {};
}

/** Extras whose number is to change. */
export function requestedExtras(item: PreCheckInItem, draft: Draft) {
  const ids = item.ServiceOptions?.Services.map(({ ServiceId }) => ServiceId) ?? [];
  return changedExtras(item, shownExtras(item, draft), ids);
}

/** The card's default e-mail: the booker's, or else the first guest's. */
export function payerEmail(reservation: PreCheckInReservation, draft: Draft): string {
  const [item] = reservation.ReservationItems;
  const guest = item && shownGuest(item, 1, draft);
  return shownBooker(reservation, draft)?.email ?? guest?.email ?? '';
}
