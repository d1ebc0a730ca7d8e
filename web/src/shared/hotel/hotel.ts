import type { BookConfigResponse } from '@portico/contract/calls/book-config';
import type { PropertyResponse } from '@portico/contract/calls/property';
import type { HotelDocumentData } from '@portico/contract/document-data';
import { guestPaths } from '@portico/contract/paths';
import { diallingFromWire } from '@portico/contract/wire/dialling';
import { fromWireLimits } from '@portico/contract/wire/limits';
import { cityTaxFromWire } from '@portico/contract/wire/taxes';
import type { SameDayRestriction } from '@portico/domain/calendar/same-day';
import type { CityTax } from '@portico/domain/money/city-tax';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { vatRateOf, type VatSettings } from '@portico/domain/money/vat';
import type { RequiredFields } from '@portico/domain/people/required-fields';
import { ownerFromWire, type Owner } from './owner.ts';

/** The hotel of this document, in the form domain's rules take. */
export interface Hotel extends Owner {
  readonly of: 'hotel';
  readonly property: PropertyResponse;
  readonly config: BookConfigResponse;
  readonly currency: CurrencyCode;
  readonly vat: VatSettings;
  /** Null: its place has none. */
  readonly cityTax: CityTax | null;
  readonly required: RequiredFields;
  readonly sameDay: SameDayRestriction;
  readonly cardEntry: HotelDocumentData['cardEntry'];
  readonly hasWallets: HotelDocumentData['hasWallets'];
  readonly providerWays: HotelDocumentData['providerWays'];
}

export function hotelOf({
  property,
  config,
  today,
  cardEntry,
  hasWallets,
  providerWays,
}: HotelDocumentData): Hotel {
  return {
    ...ownerFromWire(property),
    of: 'hotel',
    property,
    config,
    id: property.PropertyId,
    code: property.PropertyCode,
    name: property.PropertyName,
    dialling: property.DefaultPhoneDialling && diallingFromWire(property.DefaultPhoneDialling),
    consentKey: property.PropertyCode.toLowerCase(),
    home: guestPaths.book(property.PropertyCode),
    currency: property.Currency,
    vat: {
      rateMillipercent: vatRateOf(property.StandardVatRate),
      isExclusive: property.IsStandardTaxExclusive,
    },
    cityTax: cityTaxFromWire(property.CityTax, property.Currency),
    limits: fromWireLimits(property),
    required: requiredFields(config),
    maxRooms: config.MaxNumberOfRoomsOnBooking,
    maxNights: config.MaxNightsOnStay,
    sameDay: {
      enabled: config.SameDayBookingRestrictionEnabled,
      hour: config.SameDayBookingRestrictionHour,
      minute: config.SameDayBookingRestrictionMinute,
    },
    today,
    timeZone: property.TimeZone,
    largestRoom: property.LargestRoomOccupancy,
    ages: {
      adults: property.OccupancyLabelAdult,
      children: property.OccupancyLabelChildren,
      infants: property.OccupancyLabelInfant,
    },
    marks: {
      minimumStay: config.ShowMinimumLengthOfStayNotification,
      soldOut: config.ShowDisabledDatesOnCalendar,
    },
    cardEntry,
    hasWallets,
    providerWays,
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
