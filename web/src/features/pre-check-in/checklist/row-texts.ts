import { extraLineText } from '@portico/contract/texts/extra-texts';
import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import { bedOptions } from '../../../parts/beds/beds.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { bookedQuantity } from '../../../parts/stay-steps/extras/chosen-extras.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { itemAt } from '../opened/place.ts';
import { shownBed, shownBooker, shownExtras, shownGuest } from '../opened/shown.ts';
import { guestText, itemName } from '../opened/texts.ts';

interface RowTexts {
  readonly title: string;
  /** What was given; of what is still to come, what it is about. */
  readonly words: string;
}

/** What a row is called, and what it holds: “Second guest”, “Alasdair Thorley”. */
export function useRowTexts(row: ChecklistItem): RowTexts {
  const { unit } = useHotel();
  const { reservation, draft, beds } = useCheckIn();
  const item = itemAt(reservation, row);
  const isOnlyRoom = reservation.ReservationItems.length === 1;
  const ofRoom = (title: string) =>
    item === undefined || isOnlyRoom ? title : `${title}, ${itemName(item, reservation, unit)}`;
  if (row.step === 'booker') {
    const booker = shownBooker(reservation, draft);
    return {
      title: 'Your details',
      words: booker === null ? '' : `${booker.firstName} ${booker.lastName}, ${booker.email}`,
    };
  }
  if (row.step === 'payment-details' || item === undefined)
    return { title: 'A card for the hotel', words: 'Nothing is charged for keeping it' };
  switch (row.step) {
    case 'room': {
      const options = bedOptions(beds, item.RoomTypeId);
      const chosen = options.find(({ id }) => id === shownBed(item, draft));
      return {
        title: ofRoom('The beds'),
        words: chosen?.name ?? options.map(({ name }) => name).join(', or '),
      };
    }
    case 'guest': {
      const guestNumber = row.guestNumber ?? 1;
      const guest = shownGuest(item, guestNumber, draft);
      const name = guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`.trim();
      return { title: ofRoom(guestText(item, guestNumber)), words: name || 'Not named yet' };
    }
    case 'extras': {
      const services = item.ServiceOptions?.Services ?? [];
      const chosen = shownExtras(item, draft);
      const taken = services.flatMap(({ ServiceId: id, ServiceName }) => {
        const quantity = chosen[id] ?? bookedQuantity(item, id);
        return quantity === 0 ? [] : [extraLineText(ServiceName, quantity)];
      });
      const offered = services.slice(0, 3).map(({ ServiceName }) => ServiceName);
      const words = row.reviewed === 'to-do' ? [...taken, ...(taken.length > 0 ? [] : offered)] : taken;
      return { title: ofRoom('Extras'), words: words.join(', ') || 'None' };
    }
  }
}
