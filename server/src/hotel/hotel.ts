import type {
  CompanyPart,
  HotelDefinition,
  StoredExtraPart,
  StoredRatePlanPart,
  PromotionPart,
  RestaurantPart,
  RoomTypePart,
} from '@portico/contract/property-file/property-file';
import { toRestaurant } from '@portico/contract/property-file/restaurant-to-domain';
import {
  toCityTax,
  toExtra,
  toPromotion,
  toPropertyLimits,
  toRatePlan,
  toRoomType,
  toVatSettings,
} from '@portico/contract/property-file/to-domain';
import type { RoomType } from '@portico/domain/availability/room-type';
import type {
  ExtraId,
  PropertyCode,
  PropertyId,
  RatePlanId,
  RestaurantId,
  RoomTypeId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { CityTax } from '@portico/domain/money/city-tax';
import type { VatSettings } from '@portico/domain/money/vat';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { Extra } from '@portico/domain/pricing/extra-cost';
import { foldedText } from '@portico/domain/people/folded-text';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Promotion } from '@portico/domain/promotion/promotion';
import type { Restaurant } from '@portico/domain/tables/restaurant';

/** A hotel from its property file, with what the rules need of it; without nights and prices. */
export interface Hotel {
  readonly propertyId: PropertyId;
  /** In lower case; the definition has it as written. */
  readonly code: PropertyCode;
  readonly definition: HotelDefinition;
  readonly currency: CurrencyCode;
  readonly vat: VatSettings;
  /** Null: its place has none. */
  readonly cityTax: CityTax | null;
  /** Per room, whatever the type. */
  readonly propertyLimits: OccupancyLimits;
  readonly roomTypes: ReadonlyMap<RoomTypeId, HotelRoomType>;
  readonly ratePlans: ReadonlyMap<RatePlanId, HotelRatePlan>;
  /** By code, in lower case. */
  readonly promotions: ReadonlyMap<string, HotelPromotion>;
  readonly extras: ReadonlyMap<ExtraId, HotelExtra>;
  readonly restaurants: ReadonlyMap<RestaurantId, HotelRestaurant>;
  /** Invoiceable ones: they opted in, and the hotel takes their invoices. */
  readonly companies: ReadonlyMap<number, HotelCompany>;
  /** Time of this definition's import. Prices are read with the import current then: `readStayNights`. */
  readonly importedAt: Date;
}

/** `part`: words of the property file; `rules`: what domain reads. */
interface OfHotel<Part, Rules> {
  readonly part: Part;
  readonly rules: Rules;
}

export type HotelRoomType = OfHotel<RoomTypePart, RoomType>;
export type HotelRatePlan = OfHotel<StoredRatePlanPart, RatePlan>;
export type HotelPromotion = OfHotel<PromotionPart, Promotion>;
export type HotelExtra = OfHotel<StoredExtraPart, Extra>;
export type HotelRestaurant = OfHotel<RestaurantPart, Restaurant>;

export interface HotelCompany {
  readonly part: CompanyPart;
  /** As searched. */
  readonly foldedName: string;
}

export function hotelOf(code: string, definition: HotelDefinition, importedAt: Date): Hotel {
  const { property, settings } = definition;
  const { currency } = property;
  const companies = settings.enablePayByCompanyInvoice
    ? definition.companies.filter(({ optedIn }) => optedIn)
    : [];
  return {
    propertyId: property.id,
    code: code as PropertyCode,
    definition,
    currency,
    vat: toVatSettings(property),
    cityTax: toCityTax(property),
    propertyLimits: toPropertyLimits(settings),
    roomTypes: new Map(definition.roomTypes.map((part) => [part.id, { part, rules: toRoomType(part) }])),
    ratePlans: new Map(definition.ratePlans.map((part) => [part.id, { part, rules: toRatePlan(part) }])),
    promotions: new Map(
      definition.promotions.map((part) => [part.code.toLowerCase(), { part, rules: toPromotion(part) }]),
    ),
    extras: new Map(definition.extras.map((part) => [part.id, { part, rules: toExtra(part, currency) }])),
    restaurants: new Map(
      definition.restaurants.map((part) => [part.id, { part, rules: toRestaurant(part) }]),
    ),
    companies: new Map(companies.map((part) => [part.id, { part, foldedName: foldedText(part.name) }])),
    importedAt,
  };
}
