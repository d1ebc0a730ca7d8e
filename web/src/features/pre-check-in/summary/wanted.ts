import type { PreCheckInPreviewRequestBody } from '@portico/contract/calls/pre-check-in-save';
import { toWireBooker } from '@portico/contract/wire/booker';
import { toWireGuest } from '@portico/contract/wire/guest';
import {
  shownArrivalTime,
  shownBed,
  shownBooker,
  shownGuest,
  shownRequests,
  requestedExtras,
} from '../opened/shown.ts';
import type { CheckIn } from '../opened/check-in-context.ts';

/** The complete data to save, over the version this tab shows. */
export function requestedCheckIn({
  link,
  reservation,
  draft,
}: Pick<CheckIn, 'link' | 'reservation' | 'draft'>): PreCheckInPreviewRequestBody {
  const booker = shownBooker(reservation, draft);
  return {
    LanguageCode: 'en',
    PropertyId: reservation.PropertyId,
    ReferenceNumber: link.number,
    Code: link.code,
    Version: reservation.Version,
    ...(reservation.IsReservation && {
      SpecialRequests: shownRequests(reservation, draft).trim() || null,
      ArrivalTime: shownArrivalTime(reservation, draft) || null,
    }),
    ...(booker !== null && { Booker: toWireBooker(booker) }),
    ReservationItems: reservation.ReservationItems.map((item) => {
      const bed = shownBed(item, draft);
      return {
        ReservationItemId: item.ReservationItemId,
        ...(bed !== null && { RoomConfigurationDropdownOptionId: bed }),
        Guests: item.Guests.flatMap((_, index) => {
          const guest = shownGuest(item, index + 1, draft);
          if (guest === undefined) return [];
          return [{ ...toWireGuest(guest), ...(guest.asksAge && { Age: guest.age }) }];
        }),
        Services: requestedExtras(item, draft),
      };
    }),
  };
}
