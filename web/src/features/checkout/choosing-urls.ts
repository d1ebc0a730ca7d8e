import { guestPaths } from '@portico/contract/paths';
import type { BookingItem } from '../../shared/stay/booking.ts';
import { roomExtras } from '../../shared/offers/room-extras.ts';
import type { OfferFacts } from '../../shared/offers/offers.ts';
import type { TrailStep } from '../../shared/steps/trail/trail.tsx';
import type { AttemptNews } from '../../shared/payment/attempt-news.ts';

/** Where rooms and extras are chosen again: another document. */
export interface ChoosingUrls {
  readonly rooms: string;
  /** For the first room with extras, else the first that can have some; null when none can. */
  readonly extras: string | null;
}

export function choosingUrls(
  facts: Pick<OfferFacts, 'hotel' | 'extras'>,
  searchLink: string,
  items: readonly BookingItem[],
): ChoosingUrls {
  const rooms = `${guestPaths.roomsAndRates(facts.hotel.code)}?${searchLink}`;
  const canHave = (item: BookingItem) =>
    roomExtras(facts, item, items).some(({ isSelectable }) => isSelectable);
  const room = items.find(({ extras }) => extras.length > 0) ?? items.find(canHave);
  return { rooms, extras: room === undefined ? null : `${rooms}&step=extras&unit=${room.roomNumber}` };
}

/** For a step of the trail; null when it has nothing to show. */
export function stepUrl(
  step: TrailStep,
  { rooms, extras }: ChoosingUrls,
  items: readonly BookingItem[],
): string | null {
  switch (step) {
    case 'rooms':
      return rooms;
    case 'upgrades': {
      const item = items.find(({ upgradesSeen }) => upgradesSeen);
      return item === undefined ? null : `${rooms}&step=upgrades&unit=${item.roomNumber}`;
    }
    case 'guests':
    case 'summary':
      return `${rooms}&step=${step}`;
    case 'extras':
      return extras;
    case 'checkout':
      return null;
  }
}

const wayBackWords = { rooms: 'Choose again', extras: 'Change extras' } as const;

/** To the step that this notice asks to repeat; null when there is none, or nothing is available. */
export function wayBackOf({ chooseAgain }: AttemptNews, urls: ChoosingUrls) {
  const href = chooseAgain === null ? null : urls[chooseAgain];
  return chooseAgain === null || href === null ? null : { href, words: wayBackWords[chooseAgain] };
}
