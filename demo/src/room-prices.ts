import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { yearlySpans, type Horizon, type PartOfYear } from './horizon.ts';

export type SeasonInput = PropertyFileInput['ratePlans'][number]['seasons'][number];
type WeekdayInput = NonNullable<SeasonInput['weekdays']>[number];

/** A rule on a part of each year, `MM-DD` to `MM-DD`, both included. */
export function eachYear(
  horizon: Horizon,
  [from, to]: readonly [from: string, to: string],
  rule: Omit<SeasonInput, 'from' | 'to'>,
): SeasonInput[] {
  return yearlySpans(horizon, { from, to }).map((span) => ({ ...span, ...rule }));
}

/** A part of the year and its supplement per night, in minor units; negative for a reduction. */
export interface Season extends PartOfYear {
  readonly addsMinor: number;
}

/** The supplement of some nights of the week, in minor units. */
export interface WeekdaySupplement {
  readonly weekdays: WeekdayInput[];
  readonly addsMinor: number;
}

export interface PriceList {
  readonly currency: CurrencyCode;
  readonly seasons: readonly Season[];
  readonly supplements: readonly WeekdaySupplement[];
  /** A midweek night in a season without supplement, in minor units. */
  readonly nights: readonly { readonly roomTypeId: number; readonly minor: number }[];
}

/** The base price of each room type in each season, overridden on nights with a supplement. */
export function basePrices(horizon: Horizon, list: PriceList): SeasonInput[] {
  return list.nights.flatMap(({ roomTypeId, minor }) =>
    list.seasons.flatMap((season) =>
      yearlySpans(horizon, season).flatMap((span) => {
        const price = (addsMinor: number) => ({
          base: decimalOf(minor + season.addsMinor + addsMinor, list.currency),
        });
        const entry = { ...span, roomTypes: [roomTypeId] };
        return [
          { ...entry, price: price(0) },
          ...list.supplements.map(({ weekdays, addsMinor }) => ({
            ...entry,
            weekdays,
            price: price(addsMinor),
          })),
        ];
      }),
    ),
  );
}
