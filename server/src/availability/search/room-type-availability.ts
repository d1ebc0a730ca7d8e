import type { RoomTypeAvailability } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireRate } from '@portico/contract/wire/rate';
import { toWireRoomType } from '@portico/contract/wire/room-type';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import type { Hotel } from '../../hotel/hotel.ts';
import { lowestFor, type TypeOffers } from './offered-rates.ts';
import { rateJson } from './rate-json.ts';

const NOTHING_FITS = -1;

/** The guests and stay of the lowest rate. */
interface StayRequest {
  readonly guests: Guests;
  readonly stay: Stay;
}

/**
 * Available room types as Search answers them: cheapest for these guests first, those they do not fit last. Figures are
 * for the stay, with or without VAT as the hotel's prices are. Rule: docs/search.md, "What a search answers".
 */
export function roomTypeAvailabilities(
  hotel: Hotel,
  available: readonly TypeOffers<StayRate>[],
  { guests, stay }: StayRequest,
): RoomTypeAvailability[] {
  return cheapestFirst(hotel, available, guests).map(({ offer, ...prices }) => ({
    ...prices,
    RoomType: toWireRoomType(offer.roomType.part, upgradesFrom(offer, available)),
    Rates: offer.offered.map(({ ratePlan, rate, promotion }) =>
      toWireRate(ratePlan.part, rate, hotel.currency, promotion?.part),
    ),
    DateFrom: stay.arrival,
    DateTo: stay.departure,
  }));
}

/** `roomTypeAvailabilities` as JSON. */
export function roomTypesJson(
  hotel: Hotel,
  available: readonly TypeOffers<StayRate>[],
  { guests, stay }: StayRequest,
): string {
  const write = rateJson(hotel.currency);
  const dates = `"DateFrom":"${stay.arrival}","DateTo":"${stay.departure}"`;
  const types = cheapestFirst(hotel, available, guests).map(({ offer, LowestRate, OriginalLowestRate }) => {
    const roomType = JSON.stringify(toWireRoomType(offer.roomType.part, upgradesFrom(offer, available)));
    const rates = offer.offered.map(({ ratePlan, rate, promotion }) =>
      write(ratePlan.part, rate, promotion?.part),
    );
    const prices = `"LowestRate":${LowestRate},"OriginalLowestRate":${OriginalLowestRate}`;
    return `{${prices},"RoomType":${roomType},"Rates":[${rates.join(',')}],${dates}}`;
  });
  return `[${types.join(',')}]`;
}

interface PricedType<Offers extends TypeOffers> extends Pick<
  RoomTypeAvailability,
  'LowestRate' | 'OriginalLowestRate'
> {
  readonly offer: Offers;
}

function cheapestFirst<Offers extends TypeOffers>(
  hotel: Hotel,
  available: readonly Offers[],
  guests: Guests,
): PricedType<Offers>[] {
  return available
    .map((offer) => {
      const lowest = lowestFor(hotel, offer, guests);
      const amount = (minor: number | undefined) =>
        minor === undefined ? NOTHING_FITS : toWireAmount(minor, hotel.currency);
      return {
        offer,
        LowestRate: amount(lowest?.cost),
        OriginalLowestRate: amount(lowest?.originalCost),
      };
    })
    .sort((a, b) => sortKey(a) - sortKey(b));
}

/** The hotel's upgrades that are also available, with the plans that sell the stay there. */
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

function sortKey({ LowestRate }: Pick<RoomTypeAvailability, 'LowestRate'>): number {
  return LowestRate === NOTHING_FITS ? Number.MAX_VALUE : LowestRate;
}
