import type { HotelDefinition, PropertyFile } from './property-file.ts';

/** The part of the file that is kept whole; nights and prices become rows of their own. */
export function definitionOf(file: PropertyFile): HotelDefinition {
  return {
    property: file.property,
    settings: file.settings,
    roomTypes: file.roomTypes,
    ratePlans: file.ratePlans.map(({ seasons: _seasons, ...plan }) => plan),
  };
}
