import type { RoomTypeAvailability } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireRate, toWireRoomType } from '@portico/contract/wire/rate';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../hotel/hotel.ts';
import { lowestFor, type TypeOffers } from './offered-rates.ts';

const NOTHING_FITS = -1;

/** Of whom the lowest rate is, and when. */
interface Asked {
  readonly guests: Guests;
  readonly stay: Stay;
}

/**
 * Room types that can be had as Search answers them, the cheapest for these guests first, those they do not fit last.
 * Figures are for the stay, as the hotel keeps its prices. Rule: docs/search.md, "What a search answers".
 */
export function roomTypeAvailabilities(
  hotel: Hotel,
  available: readonly TypeOffers[],
  asked: Asked,
): RoomTypeAvailability[] {
  return available
    .map((offer) => toAvailability(hotel, offer, available, asked))
    .sort((a, b) => sortKey(a) - sortKey(b));
}

function toAvailability(
  hotel: Hotel,
  offer: TypeOffers,
  available: readonly TypeOffers[],
  { guests, stay }: Asked,
): RoomTypeAvailability {
  const lowest = lowestFor(hotel, offer, guests);
  return {
    LowestRate: lowest === undefined ? NOTHING_FITS : toWireAmount(lowest.cost, hotel.currency),
    OriginalLowestRate:
      lowest === undefined ? NOTHING_FITS : toWireAmount(lowest.originalCost, hotel.currency),
    RoomType: toWireRoomType(offer.roomType.part, upgradesFrom(offer, available)),
    Rates: offer.offered.map(({ ratePlan, rate, promotion }) =>
      toWireRate(ratePlan.part, rate, hotel.currency, promotion?.part),
    ),
    DateFrom: stay.arrival,
    DateTo: stay.departure,
  };
}

/** Those of the hotel's upgrades that can be had too, with the plans that sell the stay there. */
function upgradesFrom(
  { roomType }: TypeOffers,
  available: readonly TypeOffers[],
): RoomTypeAvailability['RoomType']['Upgrades'] {
  return roomType.part.upgradesTo.flatMap((id) => {
    const there = available.find((offer) => offer.roomType.part.id === id);
    if (there === undefined) return [];
    return [{ RoomTypeId: id, AvailableRates: there.offered.map(({ ratePlan }) => ratePlan.part.id) }];
  });
}

function sortKey({ LowestRate }: RoomTypeAvailability): number {
  return LowestRate === NOTHING_FITS ? Number.MAX_VALUE : LowestRate;
}
