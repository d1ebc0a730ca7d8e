import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { guestMessage } from '@portico/contract/texts/guest-messages';
import { Link } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { type OfferFacts, roomOffers } from '../../../shared/offers/offers.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { UnavailableCard } from '../../../shared/steps/rooms/unavailable-card.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ChangeDates } from '../changes/change-dates.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { AlternativeStays } from './alternative-stays.tsx';
import { ArrivalMinimum } from './arrival-minimum.tsx';
import { NoAvailabilityDesk } from './no-availability-desk.tsx';
import { SplitRooms } from './split-rooms.tsx';

/** Nothing to choose: why, other stays, the calendar, the desk, and the reason for each type. */
export function NoAvailability({ facts }: { facts: OfferFacts }) {
  const { unit, code } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  const { answer, search } = facts;
  const { heading, message, narrowed } = noAvailabilityTexts(facts);
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={`lead ${styles.standfirst}`}>{message}</p>
      {narrowed !== null && <p>{narrowed}</p>}
      {answer.SplitRooms !== null && <SplitRooms split={answer.SplitRooms} search={search} />}
      <ArrivalMinimum stay={search.stay} />
      <div className="actions">
        <ChangeDates search={search} id="other-dates" look="button">
          Choose other dates
        </ChangeDates>
        {isNarrowed(facts) && (
          <Link className={buttonClass({ variant: 'second' })} to={`?${widened(search)}`}>
            See all {unit.plural}
          </Link>
        )}
      </div>
      <AlternativeStays stays={answer.AlternativeStays} search={search} />
      {(answer.RoomTypes.length > 0 || !isDesktop) && <NoAvailabilityDesk search={search} />}
      {!isRateUnknown(facts) &&
        answer.UnavailableRoomTypes.map((type) => (
          <UnavailableCard
            key={type.RoomTypeId}
            type={type}
            search={search}
            pageAddress={`${guestPaths.room(code, type.RoomTypeId)}?${search.link}`}
          />
        ))}
    </>
  );
}

function widened({ link }: ValidSearch): string {
  const requested = parseSearchLink(new URLSearchParams(link));
  return formatSearchLink({
    ...requested,
    ratePlanCode: null,
    roomTypeId: null,
    ratePlanId: null,
    locationId: null,
  });
}

interface NoAvailabilityTexts {
  readonly heading: string;
  readonly message: string;
  /** The search's restriction, when it may be the reason; null: there is none. */
  readonly narrowed: string | null;
}

/**
 * Why nothing can be chosen, exactly. One of the rooms fits none of the searched guests, each is available but not all
 * together, or nothing is available. What the link excluded is only mentioned as possibly available.
 */
function noAvailabilityTexts(facts: OfferFacts): NoAvailabilityTexts {
  const { answer, search, hotel } = facts;
  const { unit, config } = hotel;
  const narrowed = narrowedText(facts);
  if (isRateUnknown(facts)) {
    return {
      heading: 'Nothing to show',
      message: 'We do not know the rate that this search asks for.',
      narrowed: null,
    };
  }
  if (answer.RoomTypes.length > 0) {
    const isTooSmall = search.rooms.some((_, index) => roomOffers(facts, index + 1, []).length === 0);
    const message = guestMessage(isTooSmall ? 'too-few-for-guests' : 'no-combination', unit);
    return { heading: 'These do not fit', message, narrowed };
  }
  if (answer.UnavailableRoomTypes.length === 0 && isNarrowed(facts)) {
    return { heading: 'Nothing to show', message: guestMessage('no-rooms-found', unit), narrowed: null };
  }
  if (isHotelFull(facts)) {
    const message = config.NoAvailabilityMessage ?? guestMessage('hotel-unavailable', unit);
    return { heading: 'Full on these dates', message, narrowed: null };
  }
  const heading = 'Not on these dates';
  return narrowed === null
    ? { heading, message: guestMessage('hotel-unavailable', unit), narrowed }
    : { heading, message: narrowed, narrowed: null };
}

/** The link is restricted to one room type, rate or building. */
function isNarrowed({ search }: Pick<OfferFacts, 'search'>): boolean {
  return isOfSomeRooms(search) || search.ratePlanCode !== null;
}

/** The link names a rate the hotel does not have, so availability is unknown. */
function isRateUnknown({ answer }: Pick<OfferFacts, 'answer'>): boolean {
  return answer.IsRatePlanCodeValid === false;
}

function isOfSomeRooms({ roomTypeId, locationId }: OfferFacts['search']): boolean {
  return roomTypeId !== null || locationId !== null;
}

/** Every type on sale is sold out, in the whole hotel: a type not sold at one rate may be at another. */
function isHotelFull({ answer, search }: OfferFacts): boolean {
  const reasons = answer.UnavailableRoomTypes.map(({ Reason }) => Reason);
  const onSale = search.ratePlanCode === null ? reasons.filter((reason) => reason !== 'Closed') : reasons;
  return !isOfSomeRooms(search) && onSale.length > 0 && onSale.every((reason) => reason === 'Full');
}

/** “You looked only for rooms in The Annex. Other rooms may be free on these dates.” */
function narrowedText({ answer, search, hotel }: OfferFacts): string | null {
  const { unit, config } = hotel;
  if (!isNarrowed({ search })) return null;
  const types = [...answer.RoomTypes, ...answer.UnavailableRoomTypes].map(({ RoomType }) => RoomType);
  const type = types.find(({ RoomTypeId }) => RoomTypeId === search.roomTypeId);
  const place = config.Locations.find(({ Id }) => Id === search.locationId);
  const requested = [
    type?.Name ?? unit.plural,
    place === undefined ? '' : ` in ${place.Name}`,
    search.ratePlanCode === null ? '' : ` at the rate ${search.ratePlanCode}`,
  ].join('');
  const others = isOfSomeRooms(search) ? `Other ${unit.plural} may be free` : 'Other rates may be sold';
  return `You looked only for ${requested}. ${others} on these dates.`;
}
