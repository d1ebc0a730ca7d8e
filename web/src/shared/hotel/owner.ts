import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import type { PropertyResponse } from '@portico/contract/calls/property';
import type { OwnerKind } from '@portico/contract/pages';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';

type Picture = PropertyResponse['PropertyImage'];

/** Whose this document is, a hotel or a group of them: how it is reached, and what a search of it may ask. */
export interface Owner {
  readonly of: OwnerKind;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly logo: Picture | null;
  readonly mark: Picture | null;
  readonly telephone: string;
  readonly email: string;
  /** The digits that telephone numbers of its country begin with; null where it has several countries. */
  readonly dialCode: string | null;
  /** What the browser keeps of it stands under this: a hotel and a group may have one code. */
  readonly consentKey: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  /** Where visits are counted; null: not there. */
  readonly analytics: { readonly container: string | null; readonly pixel: string | null };
  /** The address of its first page. */
  readonly home: string;
  readonly unit: UnitName;
  /** Null where prices of several are not of one money. */
  readonly currency: CurrencyCode | null;
  /** Its date when the document was made. */
  readonly today: LocalDate;
  readonly timeZone: string;
  readonly maxRooms: number;
  readonly maxNights: number;
  readonly defaultGuests: Guests;
  /** Per room. */
  readonly limits: OccupancyLimits;
  /** How many sleep in its largest room; null where that is not said. */
  readonly largestRoom: number | null;
  /** Who is asked for, and at what ages; undefined where ages are not said. Adults always are. */
  readonly asksFor: { readonly children: boolean; readonly infants: boolean };
  readonly ages: Readonly<Record<keyof Guests, string | undefined>>;
  /** What its calendar marks. */
  readonly marks: { readonly minimumStay: boolean; readonly soldOut: boolean };
}

/** What a hotel and a group are told of in the same words. */
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
    defaultGuests: {
      adults: wire.DefaultOccupancyAdult,
      children: wire.DefaultOccupancyChildren,
      infants: wire.DefaultOccupancyInfant,
    },
    asksFor: { children: wire.EnableChildrenSearch, infants: wire.EnableInfantSearch },
  };
}
