import { refused, ok, type Result } from '../result.ts';
import type { RateComponents } from './rate-components.ts';
import { roomCost } from './room-cost.ts';

/** What a night costs so many adults, in minor units as the hotel stores its prices. */
export interface PriceOfAdults {
  readonly adults: number;
  readonly minor: number;
}

/** Without `perAdult`: what a further adult costs is not said. */
type Fitted = Pick<RateComponents, 'base' | 'perRoom' | 'perPersonAdult'> & { readonly perAdult?: number };

/** The first number of adults whose price no figures give together with the others. */
export interface PriceOutOfLine extends PriceOfAdults {
  readonly code: 'prices.out-of-line';
}

/**
 * The figures with which a night costs each number of adults exactly what is given: a price per adult from those up to
 * the base number of adults, and one for each further adult from those beyond, or `furtherAdult`. Refused: prices that
 * rise unevenly, or fall with another adult. `prices`: at least one, each number of adults once. Rule:
 * docs/connections.md, "Prices".
 */
export function fitPrices(
  prices: readonly PriceOfAdults[],
  baseNumberOfAdults: number | undefined,
  furtherAdult: number | undefined,
): Result<Fitted, PriceOutOfLine> {
  const most = baseNumberOfAdults || 1;
  const sorted = [...prices].sort((one, other) => one.adults - other.adults);
  const within = sorted.filter(({ adults }) => adults <= most);
  const beyond = sorted.filter(({ adults }) => adults > most);
  const eachAdult = slopeOf(within) ?? 0;
  const last = within.at(-1);
  const atMost = last && { adults: most, minor: last.minor + eachAdult * (most - last.adults) };
  const first = atMost ?? beyond[0];
  if (first === undefined) throw new Error('no price to fit');
  const rise = furtherAdult ?? slopeOf(atMost === undefined ? beyond : [atMost, ...beyond]);
  const eachFurther = rise ?? eachAdult;
  const all = {
    base: first.minor - eachFurther * (first.adults - most) - eachAdult * most,
    perRoom: 0,
    perAdult: eachFurther - eachAdult,
    perPersonAdult: eachAdult,
  };
  const isPossible = Object.values(all).every((figure) => Number.isInteger(figure) && figure >= 0);
  const wrong = sorted.find(({ adults, minor }) => costOf(all, most, adults) !== minor);
  const named = wrong ?? (isPossible ? undefined : sorted.at(-1));
  if (named !== undefined) return refused({ code: 'prices.out-of-line', ...named });
  const { base, perRoom, perPersonAdult } = all;
  return ok(rise === undefined && beyond.length === 0 ? { base, perRoom, perPersonAdult } : all);
}

/** By how much each adult more raises the first two prices; undefined: there are not two. */
function slopeOf([first, second]: readonly PriceOfAdults[]): number | undefined {
  if (first === undefined || second === undefined) return undefined;
  return (second.minor - first.minor) / (second.adults - first.adults);
}

function costOf(fitted: Required<Fitted>, baseNumberOfAdults: number, adults: number): number {
  const others = { perChild: 0, perInfant: 0, perPersonChild: 0, perPersonInfant: 0 };
  return roomCost({ ...others, ...fitted }, baseNumberOfAdults, { adults, children: 0, infants: 0 });
}
