import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { UnitName } from '@portico/contract/texts/unit-texts';

/** The hotel's name and its names for rooms. */
export interface HotelTexts {
  readonly code: string;
  readonly name: string;
  readonly unit: UnitName;
  /** Whether each room type can have extras. */
  readonly hasExtras: boolean;
}

export const QUAY: HotelTexts = {
  code: 'QUAY',
  name: 'The Quay House',
  unit: { singular: 'room', plural: 'rooms' },
  hasExtras: true,
};

export const FELL: HotelTexts = {
  code: 'FELL',
  name: 'Fellside Lodges',
  unit: { singular: 'lodge', plural: 'lodges' },
  hasExtras: true,
};

export const LAGOS: HotelTexts = {
  code: 'LAGOS',
  name: 'Marina Court',
  unit: { singular: 'room', plural: 'rooms' },
  hasExtras: true,
};

export function textsOf({ property: { code, name, unitName }, extras }: PropertyFile): HotelTexts {
  return { code, name, unit: unitName, hasExtras: extras.length > 0 };
}
