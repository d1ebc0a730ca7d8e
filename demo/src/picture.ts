import type { PropertyFileInput } from '@portico/contract/property-file/property-file';

type PictureInput = NonNullable<PropertyFileInput['property']['picture']>;

/** A room's picture, 480 by 360; `caption`: shown under it. */
export function roomPicture(name: string, alt: string, caption?: string): PictureInput {
  return { url: `/demo/art/${name}.svg`, width: 480, height: 360, alt, ...(caption && { caption }) };
}

/** The wide picture of a search page, 1440 by 560. */
export function widePicture(name: string, alt: string): PictureInput {
  return { url: `/demo/art/${name}.svg`, width: 1440, height: 560, alt };
}

/** A drawn map, 960 by 600; `caption`: shown under it. */
export function mapPicture(name: string, alt: string, caption: string): PictureInput {
  return { url: `/demo/art/${name}.svg`, width: 960, height: 600, alt, caption };
}

/** The hotel's sign, square. */
export function markPicture(name: string): PictureInput {
  return { url: `/demo/art/${name}.svg`, width: 52, height: 52, alt: '' };
}
