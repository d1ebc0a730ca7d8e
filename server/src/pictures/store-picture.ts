import type { PicturePart } from '@portico/contract/property-file/file-parts';
import type { PropertyId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import { makeSizes, type MadeFile, type PictureRefusal, type PictureUse } from './make-sizes.ts';
import type { PictureStore } from './picture-store.ts';

/**
 * Makes and stores the sizes of an uploaded picture. Returns it as the property file has it, without words. Refused: what
 * `makeSizes` refuses. Rule: docs/desk.md, "Pictures".
 */
export async function storePicture(
  store: PictureStore,
  propertyId: PropertyId,
  given: Buffer,
  use: PictureUse,
): Promise<Result<PicturePart, PictureRefusal>> {
  const made = await makeSizes(given, use);
  if (!made.ok) return made;
  for (const { name, bytes, type } of made.value) await store.put({ propertyId, name }, bytes, type);
  const urlOf = ({ name }: MadeFile) => `/hotel-pictures/${propertyId}/${name}`;
  const every = made.value.at(-1);
  if (every === undefined) throw new Error('no file for every browser');
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
