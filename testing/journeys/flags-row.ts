import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { ScreenName } from './flags-screens.ts';

type Change = (file: PropertyFile) => PropertyFile;

/** One field of the property file, and its effect for a guest. */
export interface FlagRow {
  /** Its path in the file. */
  readonly flag: string;
  readonly change: Change;
  /** Rows with the same hotel share it: none may hide what another shows. */
  readonly hotel?: string;
  readonly screen: ScreenName;
  /** What buildShowingHotel's hotel shows and the changed one does not; null when nothing is removed. */
  readonly without: string | RegExp | null;
  /** What only the changed one shows; null when nothing is added. */
  readonly with: string | RegExp | null;
}

export function property(part: Partial<PropertyFile['property']>): Change {
  return (file) => ({ ...file, property: { ...file.property, ...part } });
}

export function voice(part: Partial<PropertyFile['property']['voice']>): Change {
  return (file) => property({ voice: { ...file.property.voice, ...part } })(file);
}

export function settings(part: Partial<PropertyFile['settings']>): Change {
  return (file) => ({ ...file, settings: { ...file.settings, ...part } });
}

export function required(part: Partial<PropertyFile['settings']['required']>): Change {
  return (file) => settings({ required: { ...file.settings.required, ...part } })(file);
}

export function colours(part: Partial<PropertyFile['property']['theme']>): Change {
  return (file) => property({ theme: { ...file.property.theme, ...part } })(file);
}

export function labels(part: Partial<PropertyFile['settings']['occupancyLabels']>): Change {
  return (file) => settings({ occupancyLabels: { ...file.settings.occupancyLabels, ...part } })(file);
}

/** A picture of the demo hotels. */
export function picture(name: string, width: number, height: number) {
  return { url: `/demo/art/${name}.svg`, width, height, alt: `The ${name}` };
}
