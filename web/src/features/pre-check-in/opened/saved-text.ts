import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { bookerFromWire } from '@portico/contract/wire/booker';
import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import { itemAt } from './place.ts';
import { savedGuest } from './shown.ts';

/** A row of the checklist. */
export type PlaceOfRow = Omit<ChecklistItem, 'reviewed'>;

/** The hotel's data of a row: the row counts as done as long as these are the data it was completed over. */
export function savedText(place: PlaceOfRow, reservation: PreCheckInReservation): string {
  const item = itemAt(reservation, place);
  switch (place.step) {
    case 'booker':
      return JSON.stringify(reservation.Booker && bookerFromWire(reservation.Booker));
    case 'room':
      return JSON.stringify(item?.RoomConfiguration?.Id ?? null);
    case 'guest': {
      const guest = item?.Guests[(place.guestNumber ?? 0) - 1];
      return JSON.stringify(guest && savedGuest(guest));
    }
    case 'extras':
      return JSON.stringify(item?.Services.map(({ ServiceId, Quantity }) => [ServiceId, Quantity]));
    case 'payment-details':
      return '';
  }
}
