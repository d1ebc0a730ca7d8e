import { guestPaths } from '@portico/contract/paths';
import { guestMessage } from '@portico/contract/texts/guest-messages';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { removeFromBasket } from '@portico/domain/basket/basket';
import { currencyDigits } from '@portico/domain/money/currency';
import { nightsOf } from '@portico/domain/calendar/stay';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { count } from '../../../shared/hotel/counted.ts';
import type { BookingItem } from '../../../shared/stay/booking.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { localNow } from '../../../shared/hotel/local-now.ts';
import { otherRoomsMinor } from '../../../shared/offers/chosen-room.ts';
import { canHaveRest } from '../../../shared/offers/combination.ts';
import { countedOffer } from '../../../shared/offers/counted-offers.ts';
import { namedOffer } from '../../../shared/offers/named-offer.ts';
import { roomOffers } from '../../../shared/offers/offers.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { RoomCard } from '../../../shared/steps/rooms/room-card.tsx';
import { RoomTag } from '../../../shared/steps/rooms/room-tag.tsx';
import { UnavailableCard } from '../../../shared/steps/rooms/unavailable-card.tsx';
import { nightsInWords, whichUnit } from '../../../shared/stay/stay-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { withChoice } from '../journey/choice.ts';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { viewQuery } from '../journey/view.ts';
import { CheaperStay } from '../search/cheaper-stay.tsx';
import { FilterRooms } from './filter-rooms.tsx';
import {
  filterOffers,
  filtersOfUrl,
  filtersQuery,
  choicesFor,
  withFilters,
  type RoomFilters,
} from '../journey/room-filters.ts';
import { NoAvailability } from '../no-availability/no-availability.tsx';
import { NotSold } from './not-sold.tsx';

/** Fewer are seen at a glance. */
const FEWEST_TO_FILTER = 3;

/** One searched room: matching room types, their rates, and the unavailable types. */
export function RoomsStep({ journey, roomNumber }: { journey: Journey; roomNumber: number }) {
  const { unit, code, taxes } = useHotel();
  const { facts, booking } = journey;
  const { items } = booking;
  const { search, answer } = facts;
  const guests = search.rooms[roomNumber - 1];
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { hotel } = facts;
  const digits = currencyDigits(hotel.currency);
  const offers = roomOffers(facts, roomNumber, items);
  const filters = filtersOfUrl(query, digits);
  const choices = choicesFor(offers, filters, search.stay, localNow(hotel));
  const named = namedOffer(search, offers);
  const listing = filterOffers(offers, choices, filters);
  const first = listing.find(({ roomType }) => roomType.RoomTypeId === named?.first?.roomType.RoomTypeId);
  const shown = first === undefined ? listing : [first, ...listing.filter((offer) => offer !== first)];
  function setFilters(changed: RoomFilters) {
    void navigate(`?${withFilters(query, changed, digits)}`, { replace: true });
  }
  const held = items.find((item) => item.roomNumber === roomNumber);
  const listed = offers.map(({ roomType }) => roomType.RoomTypeId).join();
  const countList = useEffectEvent(() => {
    if (offers.length > 0) count({ kind: 'act', act: 'view_item_list', rooms: offers.map(countedOffer) });
  });
  useEffect(() => {
    countList();
  }, [search.link, roomNumber, listed]);
  if (guests === undefined) return null;
  const others = removeFromBasket(items, roomNumber);
  const isBlocked = others.length > 0 && !canHaveRest(facts, others);
  if (!canHaveRest(facts, []) || (offers.length === 0 && !isBlocked)) return <NoAvailability facts={facts} />;
  const roomCount = search.rooms.length;
  const othersMinor = otherRoomsMinor(facts, items, roomNumber);
  const view = `${viewQuery(search.link, { name: 'rooms', roomNumber })}${filtersQuery(query)}`;
  const pageOf = ({ RoomTypeId }: { RoomTypeId: number }) => `${guestPaths.room(code, RoomTypeId)}?${view}`;
  // A guest whose link names one room or rate sees its rates at once.
  const isRequested = search.roomTypeId !== null || search.ratePlanCode !== null;
  return (
    <>
      <RoomTag roomNumber={roomNumber} roomCount={roomCount} />
      <h1 className={styles.heading}>Choose {whichUnit(roomNumber, roomCount, unit)}</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        For {guestsText(guests)}.{' '}
        <span className={styles.everyPrice}>
          Every price is for the {nightsInWords(nightsOf(search.stay))}, with {taxes}.
        </span>
      </p>
      {named !== undefined && named.rate === undefined && !isBlocked && (
        <NotSold facts={facts} offer={named.first} />
      )}
      {isBlocked && <CombinationNotice search={search} others={others} />}
      {(offers.length >= FEWEST_TO_FILTER || shown.length < offers.length) && (
        <FilterRooms
          offers={offers}
          shownCount={shown.length}
          choices={choices}
          filters={filters}
          onChange={setFilters}
        />
      )}
      {shown.length === 0 && offers.length > 0 && (
        <Notice tone="info" title={`No ${unit.singular} matches all your filters.`}>
          <Button
            size="small"
            variant="second"
            onClick={() => setFilters({ ...filters, only: [], mostMinor: null })}
          >
            Show all {unit.plural}
          </Button>
        </Notice>
      )}
      {shown.map((offer, index) => (
        <Fragment key={`${roomNumber}-${offer.roomType.RoomTypeId}`}>
          <RoomCard
            offer={offer}
            stay={search.stay}
            isFirst={index === 0}
            pageAddress={pageOf(offer.roomType)}
            othersMinor={othersMinor}
            comparedFor={{ guests, search }}
            areRatesShown={isRequested || offer === first}
            namedRatePlanId={offer === first ? search.named?.ratePlanId : undefined}
            checkedFor={roomCount === 1 ? guests : undefined}
            chosenRatePlanId={held?.roomTypeId === offer.roomType.RoomTypeId ? held.ratePlanId : undefined}
            onOpen={() => {
              const rooms = [countedOffer(offer)];
              count({ kind: 'act', act: 'select_item', rooms });
              count({ kind: 'act', act: 'view_item', rooms });
            }}
            onChoose={(rate) => journey.take(withChoice(booking, facts, roomNumber, offer, rate))}
          />
          {index === 0 && items.length === 0 && <CheaperStay facts={facts} />}
        </Fragment>
      ))}
      {answer.UnavailableRoomTypes.map((type) => (
        <UnavailableCard key={type.RoomTypeId} type={type} search={search} pageAddress={pageOf(type)} />
      ))}
    </>
  );
}

interface CombinationNoticeProps {
  readonly search: ValidSearch;
  /** The chosen rooms that leave too little for the rest. */
  readonly others: readonly BookingItem[];
}

/** All rooms are available together, but not beside the chosen ones: which to change. */
function CombinationNotice({ search, others }: CombinationNoticeProps) {
  const { unit } = useHotel();
  return (
    <div className={styles.combination}>
      <Notice tone="warning" live="assertive" title={guestMessage('no-combination', unit)}>
        <p>Another choice for one of the others makes it possible:</p>
        {others.map(({ roomNumber }) => (
          <p key={roomNumber}>
            <Link className={textLinkClass} to={`?${viewQuery(search.link, { name: 'rooms', roomNumber })}`}>
              Change {unit.singular} {roomNumber}
            </Link>
          </p>
        ))}
      </Notice>
    </div>
  );
}
