import { guestMessage } from '@portico/contract/texts/guest-messages';
import { roomOffers, type OfferFacts } from '../../../parts/offers/offers.ts';

interface NoAvailabilityTexts {
  readonly heading: string;
  readonly message: string;
}

/**
 * Why nothing can be chosen, to the letter: nothing is free, one of the rooms fits nobody that was
 * searched for, or each could be had but not all together.
 */
export function noAvailabilityTexts(facts: OfferFacts): NoAvailabilityTexts {
  const { answer, search, hotel } = facts;
  const { unit, config } = hotel;
  if (answer.RoomTypes.length > 0) {
    const isTooSmall = search.rooms.some((_, index) => roomOffers(facts, index + 1, []).length === 0);
    const message = guestMessage(isTooSmall ? 'too-few-for-guests' : 'no-combination', unit);
    return { heading: 'These do not fit', message };
  }
  if (answer.UnavailableRoomTypes.length === 0 && isNarrowed(facts)) {
    return { heading: 'Nothing to show', message: guestMessage('no-rooms-found', unit) };
  }
  // The hotel's own words are about a full house; they do not fit a stay that is only too short.
  const isFull = answer.UnavailableRoomTypes.some(({ Reason }) => Reason === 'Full');
  const ownText = isFull ? config.NoAvailabilityMessage : null;
  return {
    heading: isFull ? 'Full on these dates' : 'Not on these dates',
    message: ownText ?? guestMessage('hotel-unavailable', unit),
  };
}

/** The link asked for one room type, rate or building. */
export function isNarrowed({ search }: Pick<OfferFacts, 'search'>): boolean {
  return search.roomTypeId !== null || search.ratePlanCode !== null || search.locationId !== null;
}
