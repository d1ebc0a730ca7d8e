import type {
  ExtraPart,
  HotelDefinition,
  StoredExtraPart,
  StoredRatePlanPart,
  PropertyFile,
  RatePlanPart,
} from './property-file.ts';

/** The part of the file stored as one document; nights, prices, units and vouchers become rows. */
export function definitionOf(file: PropertyFile): HotelDefinition {
  return {
    property: file.property,
    settings: file.settings,
    locations: file.locations,
    offers: file.offers,
    bookingIncentives: file.bookingIncentives,
    roomTypes: file.roomTypes,
    ratePlans: file.ratePlans.map(withoutSeasons),
    promotions: file.promotions,
    extras: file.extras.map(withoutInventory),
    companies: file.companies,
    restaurants: file.restaurants,
  };
}

function withoutSeasons(plan: RatePlanPart): StoredRatePlanPart {
  const stored: StoredRatePlanPart & { seasons?: unknown } = { ...plan };
  delete stored.seasons;
  return stored;
}

function withoutInventory(extra: ExtraPart): StoredExtraPart {
  const stored: StoredExtraPart & { inventory?: unknown } = {
    ...extra,
    isLimited: extra.inventory !== undefined,
  };
  delete stored.inventory;
  return stored;
}
