import { taxesInPrices } from '@portico/contract/texts/tax-texts';
import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import type { PropertyResponse } from '@portico/contract/calls/property';
import type { OwnerKind } from '@portico/contract/pages';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { Dialling } from '@portico/domain/people/phone';

type Picture = PropertyResponse['PropertyImage'];

/** The owner of this document, a hotel or a group: its contact, and what a search of it may contain. */
export interface Owner {
  readonly of: OwnerKind;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly logo: Picture | null;
  readonly mark: Picture | null;
  readonly telephone: string;
  readonly email: string;
  /** How its country is dialled; null for a group, and where there is no telephone. */
  readonly dialling: Dialling | null;
  /** The key of its browser storage: a hotel and a group may share a code. */
  readonly consentKey: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  /** Where visits are counted; null: not there. */
  readonly analytics: { readonly container: string | null; readonly pixel: string | null };
  /** The address of its first page. */
  readonly home: string;
  readonly unit: UnitName;
  /** Null when several hotels have different currencies. */
  readonly currency: CurrencyCode | null;
  /** Its date when the document was created. */
  readonly today: LocalDate;
  readonly timeZone: string;
  readonly maxRooms: number;
  readonly maxNights: number;
  /** What each price includes: “VAT”, “VAT and city tax”. */
  readonly taxes: string;
  readonly defaultGuests: Guests;
  /** Per room. */
  readonly limits: OccupancyLimits;
  /** How many guests its largest room takes; null when unknown. */
  readonly largestRoom: number | null;
  /** The guests it asks for, and their ages; undefined when ages are unspecified. Adults always. */
  readonly collectsAges: { readonly children: boolean; readonly infants: boolean };
  readonly ages: Readonly<Record<keyof Guests, string | undefined>>;
  /** What its calendar marks. */
  readonly marks: { readonly minimumStay: boolean; readonly soldOut: boolean };
}

/** The fields a hotel and a group have in common. */
export function ownerFromWire(wire: PropertyResponse | PropertyGroupResponse) {
  return {
    logo: wire.Logo,
    mark: wire.Mark,
    telephone: wire.Telephone,
    email: wire.Email,
    privacyUrl: wire.PrivacyPolicyUrl,
    termsUrl: wire.TermsAndConditionsUrl,
    analytics: { container: wire.GoogleTagManagerContainerId, pixel: wire.FacebookPixelId },
    unit: { singular: wire.UnitName.Singular, plural: wire.UnitName.Plural },
    taxes: taxesInPrices('CityTax' in wire ? wire.CityTax : null),
    defaultGuests: {
      adults: wire.DefaultOccupancyAdult,
      children: wire.DefaultOccupancyChildren,
      infants: wire.DefaultOccupancyInfant,
    },
    collectsAges: { children: wire.EnableChildrenSearch, infants: wire.EnableInfantSearch },
  };
}
