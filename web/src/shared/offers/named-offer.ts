import type { ValidSearch } from '../search/search.ts';
import type { RateOffer, RoomOffer } from './offers.ts';

interface NamedOffer {
  /** Stands first with its rates shown; undefined: the room type is not offered. */
  readonly first: RoomOffer | undefined;
  /** Of that room type; undefined: not sold for this stay, or to nobody without its code. */
  readonly rate: RateOffer | undefined;
}

/** What the `plan` of a link names among the offers, at its lowest price where the link names no room type. */
export function namedOffer({ named }: ValidSearch, offers: readonly RoomOffer[]): NamedOffer | undefined {
  if (named === null) return undefined;
  const ofType = offers.filter(
    ({ roomType }) => named.roomTypeId === null || named.roomTypeId === roomType.RoomTypeId,
  );
  const [cheapest] = ofType
    .flatMap((first) => first.rates.map((rate) => ({ first, rate })))
    .filter(({ rate }) => rate.plan.id === named.ratePlanId)
    .sort((a, b) => a.rate.quote.grossMinor - b.rate.quote.grossMinor);
  if (cheapest !== undefined) return cheapest;
  return { first: named.roomTypeId === null ? undefined : ofType[0], rate: undefined };
}
