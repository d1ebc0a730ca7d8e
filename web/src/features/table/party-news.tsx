import type { WireRestaurant } from '@portico/contract/calls/restaurant-booking';
import { numberText, partyInWords } from '@portico/contract/texts/table-texts';
import { Notice } from '../../ui/notice.tsx';
import type { Lost } from './use-table-form.ts';

interface PartyNewsProps {
  /** As on the booking of the stay; null: the table comes with none. */
  booked: number | null;
  party: number | null;
  lost: Lost['party'];
  restaurant: WireRestaurant;
  restaurants: readonly WireRestaurant[];
}

/** That the party is as on the booking, which choice would change it, or that it has changed. */
export function PartyNews({ booked, party, lost, restaurant, restaurants }: PartyNewsProps) {
  return (
    <div role="status">
      {lost !== null && (
        <Notice
          tone="warning"
          live="off"
          title={`The party is ${numberText(lost.now)} now, not ${numberText(lost.was)}.`}
        >
          {restaurant.Name} takes {sizesText(lost.sizes)} online on this date. For another party please call
          us.
        </Notice>
      )}
      {lost === null && party !== null && party === booked && (
        <Notice tone="info" live="off" title={`${partyInWords(party)}, as on your booking.`}>
          {otherText(party, restaurant, restaurants)}
        </Notice>
      )}
    </div>
  );
}

function sizesText({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string {
  return minimum === maximum ? numberText(maximum) : `${numberText(minimum)} to ${numberText(maximum)}`;
}

function otherText(
  party: number,
  restaurant: WireRestaurant,
  restaurants: readonly WireRestaurant[],
): string | null {
  const other = restaurants.find(({ Id, MaxOnlinePartySize: most }) => Id !== restaurant.Id && most < party);
  if (other === undefined) return null;
  const { Name, MinOnlinePartySize: least, MaxOnlinePartySize: most } = other;
  return `${Name} takes ${numberText(most)} at most, so choosing it changes the party to ${numberText(least)}.`;
}
