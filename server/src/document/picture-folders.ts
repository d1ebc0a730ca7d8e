import type { HotelDefinition } from '@portico/contract/property-file/property-file';

/**
 * Where the hotel keeps its pictures beyond this server, as sources of a Content-Security-Policy: folders, so that what
 * a page of it admits stays short however many there are. A picture of a host's root opens that host.
 */
export function pictureFolders({ property, roomTypes, extras, offers }: HotelDefinition): readonly string[] {
  const pictures = [
    property.picture,
    property.nightPicture,
    property.logo,
    property.mark,
    ...roomTypes.flatMap(({ images }) => images),
    ...extras.map(({ image }) => image),
    ...offers.map(({ image }) => image),
  ];
  const folders = pictures.flatMap((picture) => (picture === undefined ? [] : folderOf(picture.url)));
  return [...new Set(folders)].sort();
}

/** Of a path on this server none. */
function folderOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  // These two would end the source or the directive.
  return [`${origin}${folder.replaceAll(';', '%3B').replaceAll(',', '%2C')}`];
}
