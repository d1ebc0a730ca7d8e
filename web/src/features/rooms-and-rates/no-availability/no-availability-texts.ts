import { guestMessage } from '@portico/contract/texts/guest-messages';
import { roomOffers, type OfferFacts } from '../../../parts/offers/offers.ts';

interface NoAvailabilityTexts {
  readonly heading: string;
  readonly message: string;
  /** What alone was searched for, where that may be why; null: everything was. */
  readonly narrowed: string | null;
}

/**
 * Why nothing can be chosen, to the letter: one of the rooms fits nobody that was searched for, each could be had but not
 * all together, or nothing is free. Of what the link left out nothing is said but that it may be.
 */
export function noAvailabilityTexts(facts: OfferFacts): NoAvailabilityTexts {
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
  if (isFullHouse(facts)) {
    const message = config.NoAvailabilityMessage ?? guestMessage('hotel-unavailable', unit);
    return { heading: 'Full on these dates', message, narrowed: null };
  }
  const heading = 'Not on these dates';
  return narrowed === null
    ? { heading, message: guestMessage('hotel-unavailable', unit), narrowed }
    : { heading, message: narrowed, narrowed: null };
}

/** The link asked for one room type, rate or building. */
export function isNarrowed({ search }: Pick<OfferFacts, 'search'>): boolean {
  return isOfSomeRooms(search) || search.ratePlanCode !== null;
}

/** The link asked for a rate that the hotel does not have: what its rooms are is not known. */
export function isRateUnknown({ answer }: Pick<OfferFacts, 'answer'>): boolean {
  return answer.IsRatePlanCodeValid === false;
}

function isOfSomeRooms({ roomTypeId, locationId }: OfferFacts['search']): boolean {
  return roomTypeId !== null || locationId !== null;
}

/** Every type on sale is full, in the whole hotel: a type that only one rate does not sell may be on sale at another. */
function isFullHouse({ answer, search }: OfferFacts): boolean {
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
  const asked = [
    type?.Name ?? unit.plural,
    place === undefined ? '' : ` in ${place.Name}`,
    search.ratePlanCode === null ? '' : ` at the rate ${search.ratePlanCode}`,
  ].join('');
  const others = isOfSomeRooms(search) ? `Other ${unit.plural} may be free` : 'Other rates may be sold';
  return `You looked only for ${asked}. ${others} on these dates.`;
}
