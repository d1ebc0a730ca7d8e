import type { Guests } from '@portico/domain/occupancy/guests';
import { roomCost } from '@portico/domain/pricing/room-cost';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import { MOST_AMOUNT } from '../calls/wire-parts.ts';
import { fileFault, type FileFault } from './file-fault.ts';
import type { HotelDefinition, SeasonPart } from './property-file.ts';

/** All nights of a file lie within four years. */
const LONGEST_STAY = 1_461;
const MOST_GUESTS = 50;

/** The parts of a property file that determine the cost of a room. */
type PricesOfFile = Pick<HotelDefinition, 'property' | 'settings' | 'roomTypes'> & {
  readonly ratePlans: readonly { readonly seasons: readonly Pick<SeasonPart, 'price'>[] }[];
};

/**
 * Prices at which the longest possible stay, in all rooms of one booking and full, exceeds the highest amount of the
 * calls. Search would show it and Create could not take it. Rule: docs/property-file.md, "ratePlans".
 */
export function priceLimitFaults(file: PricesOfFile): FileFault[] {
  const { standardVatRate, isStandardTaxExclusive } = file.property;
  const withVat = isStandardTaxExclusive ? 1 + standardVatRate / 100 : 1;
  const guests = fullestRoom(file);
  const most =
    (MOST_AMOUNT / LONGEST_STAY / file.settings.maxNumberOfRoomsOnBooking - cityTaxOf(file, guests)) /
    withVat;
  const costOf = (price: Partial<RateComponents>) => roomCost({ ...noComponents, ...price }, 1, guests);
  return file.ratePlans.flatMap((plan, index) => {
    if (costOf(highestFigures(plan)) <= most) return [];
    const costs = plan.seasons.map(({ price = {} }) => costOf(given(price)));
    const season = costs.indexOf(Math.max(...costs));
    const expected = `prices at which the longest stay of a full booking comes to ${MOST_AMOUNT} or less`;
    return [fileFault(`ratePlans[${index}].seasons[${season}].price`, expected, plan.seasons[season]?.price)];
  });
}

/** Of one night. */
function cityTaxOf({ property: { cityTax } }: PricesOfFile, guests: Guests): number {
  if (cityTax === undefined) return 0;
  const { adult, child, infant } = cityTax;
  return guests.adults * adult + guests.children * child + guests.infants * infant;
}

/** The most of each kind in any room, all at once: an upper bound. */
function fullestRoom({ roomTypes }: PricesOfFile) {
  const most = (limitOf: (limits: HotelDefinition['roomTypes'][number]['occupancy']) => number | undefined) =>
    Math.max(
      ...roomTypes.map(({ occupancy }) =>
        Math.min(limitOf(occupancy) ?? MOST_GUESTS, occupancy.maximum ?? MOST_GUESTS),
      ),
    );
  const children = most(({ childMaximum }) => childMaximum);
  return { adults: most(({ adultMaximum }) => adultMaximum), children, infants: children };
}

/** Seasons win field by field, so a night may have the highest of each. */
function highestFigures({ seasons }: PricesOfFile['ratePlans'][number]): Partial<RateComponents> {
  const highest: Partial<Record<keyof RateComponents, number>> = {};
  for (const { price = {} } of seasons) {
    for (const name of keysOf(price)) highest[name] = Math.max(highest[name] ?? 0, price[name] ?? 0);
  }
  return highest;
}

/** The figures named by the season. */
function given(price: NonNullable<SeasonPart['price']>): Partial<RateComponents> {
  const figures: Partial<Record<keyof RateComponents, number>> = {};
  for (const name of keysOf(price)) {
    const amount = price[name];
    if (amount !== undefined) figures[name] = amount;
  }
  return figures;
}
