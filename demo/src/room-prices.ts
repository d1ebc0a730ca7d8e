import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { yearlySpans, type Horizon, type PartOfYear } from './horizon.ts';

export type SeasonInput = PropertyFileInput['ratePlans'][number]['seasons'][number];
type WeekdayInput = NonNullable<SeasonInput['weekdays']>[number];

/** A part of the year and what it adds to each night, in minor units; below zero it takes off. */
export interface Season extends PartOfYear {
  readonly addsMinor: number;
}

/** What some nights of the week add, in minor units. */
export interface WeekdaySupplement {
  readonly weekdays: WeekdayInput[];
  readonly addsMinor: number;
}

export interface PriceList {
  readonly currency: CurrencyCode;
  readonly seasons: readonly Season[];
  readonly supplements: readonly WeekdaySupplement[];
  /** By room type id: a weekday night of a season that adds nothing, in minor units. */
  readonly baseMinor: ReadonlyMap<number, number>;
}

/** The base price of each room type in each season, and over it that of the nights with a supplement. */
export function basePrices(horizon: Horizon, list: PriceList): SeasonInput[] {
  return [...list.baseMinor].flatMap(([roomTypeId, baseMinor]) =>
    list.seasons.flatMap((season) =>
      yearlySpans(horizon, season).flatMap((span) => {
        const price = (addsMinor: number) => ({
          base: decimalOf(baseMinor + season.addsMinor + addsMinor, list.currency),
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
