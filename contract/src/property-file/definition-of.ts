import type { HotelDefinition, PropertyFile, RatePlanPart } from './property-file.ts';

/** The part of the file that is kept whole; nights and prices become rows of their own. */
export function definitionOf(file: PropertyFile): HotelDefinition {
  return {
    property: file.property,
    settings: file.settings,
    roomTypes: file.roomTypes,
    ratePlans: file.ratePlans.map(withoutSeasons),
  };
}

function withoutSeasons(plan: RatePlanPart): Omit<RatePlanPart, 'seasons'> {
  const kept: Omit<RatePlanPart, 'seasons'> & { seasons?: unknown } = { ...plan };
  delete kept.seasons;
  return kept;
}
