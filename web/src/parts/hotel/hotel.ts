import type { BookConfigResponse } from '@portico/contract/calls/book-config';
import type { PropertyResponse } from '@portico/contract/calls/property';
import type { DocumentData } from '@portico/contract/document-data';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { fromWireLimits } from '@portico/contract/wire/limits';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SameDayRestriction } from '@portico/domain/calendar/same-day';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { vatRateOf, type VatSettings } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { RequiredFields } from '@portico/domain/people/required-fields';

/** The hotel of this document, as the rules of domain want it. */
export interface Hotel {
  readonly property: PropertyResponse;
  readonly config: BookConfigResponse;
  readonly code: string;
  readonly currency: CurrencyCode;
  readonly vat: VatSettings;
  readonly limits: OccupancyLimits;
  readonly unit: UnitName;
  readonly required: RequiredFields;
  readonly maxRooms: number;
  readonly maxNights: number;
  readonly defaultGuests: Guests;
  readonly sameDay: SameDayRestriction;
  /** The property's date when the document was made. */
  readonly today: LocalDate;
  readonly takesCards: boolean;
}

export function hotelOf({ property, config, today, takesCards }: DocumentData): Hotel {
  return {
    property,
    config,
    code: property.PropertyCode,
    currency: property.Currency,
    vat: {
      rateMillipercent: vatRateOf(property.StandardVatRate),
      isExclusive: property.IsStandardTaxExclusive,
    },
    limits: fromWireLimits(property),
    unit: { singular: property.UnitName.Singular, plural: property.UnitName.Plural },
    required: requiredFields(config),
    maxRooms: config.MaxNumberOfRoomsOnBooking,
    maxNights: config.MaxNightsOnStay,
    defaultGuests: {
      adults: property.DefaultOccupancyAdult,
      children: property.DefaultOccupancyChildren,
      infants: property.DefaultOccupancyInfant,
    },
    sameDay: {
      enabled: config.SameDayBookingRestrictionEnabled,
      hour: config.SameDayBookingRestrictionHour,
      minute: config.SameDayBookingRestrictionMinute,
    },
    today,
    takesCards,
  };
}

function requiredFields(config: BookConfigResponse): RequiredFields {
  return {
    firstName: config.FirstNameRequired,
    lastName: config.LastNameRequired,
    email: config.EmailRequired,
    phone: config.PhoneRequired,
    country: config.CountryRequired,
    street: config.StreetRequired,
    city: config.CityRequired,
    stateOrCounty: config.StateOrCountyRequired,
    postCode: config.PostCodeRequired,
  };
}
