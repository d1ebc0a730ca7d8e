import type { PicturePart } from '@portico/contract/property-file/file-parts';
import type { PropertyId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import { setPicturesNamed } from './added-picture.store.ts';
import type { PictureDeps } from './delete-unnamed-pictures.ts';
import { makeSizes, type MadeFile, type PictureRefusal, type PictureUse } from './make-sizes.ts';

/**
 * Makes and stores the sizes of an uploaded picture. Returns it as the property file has it, without words. Refused: what
 * `makeSizes` refuses. Rule: docs/desk.md, "Pictures".
 */
export async function storePicture(
  { pictures, database, clock }: PictureDeps,
  propertyId: PropertyId,
  given: Buffer,
  use: PictureUse,
): Promise<Result<PicturePart, PictureRefusal>> {
  const made = await makeSizes(given, use);
  if (!made.ok) return made;
  const urlOf = ({ name }: MadeFile) => `/hotel-pictures/${propertyId}/${name}`;
  const every = made.value.at(-1);
  if (every === undefined) throw new Error('no file for every browser');
  // Before its files: those of the same picture may be being deleted.
  const files = made.value.map(({ name }) => ({ propertyId, name }));
  await setPicturesNamed(database.kysely, files, clock.now());
  for (const { name, bytes, type } of made.value) await pictures.put({ propertyId, name }, bytes, type);
  const sources = made.value.flatMap((file) =>
    file.type === 'image/avif' || file.type === 'image/webp'
      ? [{ url: urlOf(file), width: file.width, type: file.type }]
      : [],
  );
  return ok({
    url: urlOf(every),
    width: every.width,
    height: every.height,
    alt: '',
    ...(sources.length > 0 && { sources }),
  });
}
