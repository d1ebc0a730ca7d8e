import { shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { sumGuests } from '@portico/domain/occupancy/guests';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { roomOffers } from '../../../shared/offers/offers.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { useSearch } from '../../../shared/search/use-search.ts';
import { RoomCard } from '../../../shared/steps/rooms/room-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useShow } from '../opened/use-view.ts';
import { ViewLink } from '../opened/view-link.tsx';
import type { NewRoomView } from '../opened/view.ts';

/** The room type and rate, as sold today. */
export function ChooseStep({ view, search }: { view: NewRoomView; search: ValidSearch }) {
  const { unit } = useHotel();
  const { stay, rooms } = search;
  return (
    <ManagedFrame
      heading={`Choose a ${unit.singular}`}
      view="new-room-choose"
      lead={`For ${guestsText(sumGuests(rooms))}, ${nightsText(nightsOf(stay))} from ${shortDateText(stay.arrival)}.`}
    >
      <p>
        <ViewLink to={{ ...view, stay: null, guests: null }}>Change dates or guests</ViewLink>
      </p>
      <Offers view={view} search={search} />
    </ManagedFrame>
  );
}

function Offers({ view, search }: { view: NewRoomView; search: ValidSearch }) {
  const hotel = useHotel();
  const show = useShow();
  const { data, error, refetch } = useSearch(search);
  if (error !== null && data === undefined)
    return (
      <Notice tone="negative" title={error.message}>
        <Button size="small" variant="second" onClick={() => void refetch()}>
          Look again
        </Button>
      </Notice>
    );
  if (data === undefined)
    return (
      <Waiting label={`Looking for ${hotel.unit.plural}`}>
        <Skeleton aspectRatio="4 / 3" />
      </Waiting>
    );
  const offers = roomOffers({ hotel, search, answer: data, extras: new Map(), beds: [] }, 1, []);
  if (offers.length === 0)
    return (
      <Notice tone="negative" title={`No ${hotel.unit.singular} is free for them on these dates.`}>
        <ViewLink to={{ ...view, stay: null, guests: null }}>Choose other dates or guests</ViewLink>
      </Notice>
    );
  return offers.map((offer, index) => (
    <RoomCard
      key={offer.roomType.RoomTypeId}
      offer={offer}
      stay={search.stay}
      isFirst={index === 0}
      areRatesShown={false}
      chosenRatePlanId={undefined}
      onChoose={({ plan }) => show({ ...view, roomTypeId: offer.roomType.RoomTypeId, ratePlanId: plan.id })}
    />
  ));
}
