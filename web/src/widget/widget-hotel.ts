import type { WidgetResponse } from '@portico/contract/calls/widget';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { fromWireLimits } from '@portico/contract/wire/limits';
import { cityTaxFromWire } from '@portico/contract/wire/taxes';
import { vatRateOf } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { PricedIn } from '../shared/calendar/calendar-days.ts';

/** The hotel whose stays the widget offers. */
export interface WidgetHotel extends PricedIn {
  /** Where its booking pages are, without a path. */
  readonly site: string;
  readonly wire: WidgetResponse;
  readonly unit: UnitName;
  readonly limits: OccupancyLimits;
  /** The guests it asks for, with their ages. */
  readonly kinds: readonly (readonly [kind: keyof Guests, ages: string])[];
  /** What its calendar marks. */
  readonly marks: { readonly minimumStay: boolean; readonly soldOut: boolean };
}

export function widgetHotelOf(site: string, wire: WidgetResponse): WidgetHotel {
  const { Currency: currency } = wire;
  return {
    site,
    wire,
    unit: { singular: wire.UnitName.Singular, plural: wire.UnitName.Plural },
    limits: fromWireLimits(wire),
    kinds: [
      ['adults', wire.OccupancyLabelAdult],
      ...(wire.EnableChildrenSearch ? [['children', wire.OccupancyLabelChildren] as const] : []),
      ...(wire.EnableInfantSearch ? [['infants', wire.OccupancyLabelInfant] as const] : []),
    ],
    marks: { minimumStay: wire.ShowMinimumStay, soldOut: true },
    currency,
    vat: { rateMillipercent: vatRateOf(wire.StandardVatRate), isExclusive: wire.IsStandardTaxExclusive },
    cityTax: cityTaxFromWire(wire.CityTax, currency),
    defaultGuests: {
      adults: wire.DefaultOccupancyAdult,
      children: wire.DefaultOccupancyChildren,
      infants: wire.DefaultOccupancyInfant,
    },
  };
}
