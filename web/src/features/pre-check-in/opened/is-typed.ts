import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { bookerFromWire } from '@portico/contract/wire/booker';
import type { Draft } from './draft.ts';
import { savedGuest, shownBed, shownBooker, shownGuest, shownRequests, wantedExtras } from './shown.ts';

/** Whether something is to be another than the hotel has it. */
export function isTyped(reservation: PreCheckInReservation, draft: Draft): boolean {
  const { Booker: saved, SpecialRequests, ReservationItems } = reservation;
  const differs = (typed: unknown, kept: unknown) => JSON.stringify(typed) !== JSON.stringify(kept);
  return (
    differs(shownBooker(reservation, draft), saved && bookerFromWire(saved)) ||
    shownRequests(reservation, draft).trim() !== (SpecialRequests ?? '') ||
    ReservationItems.some(
      (item) =>
        shownBed(item, draft) !== (item.RoomConfiguration?.Id ?? null) ||
        wantedExtras(item, draft).length > 0 ||
        item.Guests.some((guest, index) => differs(shownGuest(item, index + 1, draft), savedGuest(guest))),
    )
  );
}
