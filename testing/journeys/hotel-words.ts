import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { UnitWords } from '@portico/contract/texts/unit-words';

/** What a hotel calls itself and its rooms. */
export interface HotelWords {
  readonly code: string;
  readonly name: string;
  readonly unit: UnitWords;
  /** Each of its rooms can have some. */
  readonly hasExtras: boolean;
}

export const QUAY: HotelWords = {
  code: 'QUAY',
  name: 'The Quay House',
  unit: { singular: 'room', plural: 'rooms' },
  hasExtras: true,
};

export const FELL: HotelWords = {
  code: 'FELL',
  name: 'Fellside Lodges',
  unit: { singular: 'lodge', plural: 'lodges' },
  hasExtras: true,
};

export function wordsOf({ property: { code, name, unitName }, extras }: PropertyFile): HotelWords {
  return { code, name, unit: unitName, hasExtras: extras.length > 0 };
}
