import type { RoomTypeAvailability } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireRate, toWireRoomType } from '@portico/contract/wire/rate';
import { rateJson, roomTypeJson } from '@portico/contract/wire/rate-json';
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
  { guests, stay }: Asked,
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

/** The same as JSON, in which the rates of offers that are kept are written once. */
export function roomTypesJson(
  hotel: Hotel,
  available: readonly TypeOffers[],
  { guests, stay }: Asked,
): string {
  const dates = `"DateFrom":"${stay.arrival}","DateTo":"${stay.departure}"`;
  const types = cheapestFirst(hotel, available, guests).map(({ offer, LowestRate, OriginalLowestRate }) => {
    const prices = `"LowestRate":${LowestRate},"OriginalLowestRate":${OriginalLowestRate}`;
    const roomType = roomTypeJson(offer.roomType.part, JSON.stringify(upgradesFrom(offer, available)));
    return `{${prices},"RoomType":${roomType},"Rates":${ratesJson(hotel, offer)},${dates}}`;
  });
  return `[${types.join()}]`;
}

const written = new WeakMap<TypeOffers, string>();

function ratesJson({ currency }: Hotel, offer: TypeOffers): string {
  const known = written.get(offer);
  if (known !== undefined) return known;
  const rates = offer.offered.map(({ ratePlan, rate, promotion }) =>
    rateJson(ratePlan.part, rate, currency, promotion?.part),
  );
  const json = `[${rates.join()}]`;
  written.set(offer, json);
  return json;
}

interface PricedType extends Pick<RoomTypeAvailability, 'LowestRate' | 'OriginalLowestRate'> {
  readonly offer: TypeOffers;
}

function cheapestFirst(hotel: Hotel, available: readonly TypeOffers[], guests: Guests): PricedType[] {
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

function sortKey({ LowestRate }: PricedType): number {
  return LowestRate === NOTHING_FITS ? Number.MAX_VALUE : LowestRate;
}
