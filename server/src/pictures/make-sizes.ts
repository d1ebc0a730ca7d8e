import { createHash } from 'node:crypto';
import { refused, ok, type Result } from '@portico/domain/result';
import sharp, { type Sharp } from 'sharp';
import { fewAtOnce } from '../platform/few-at-once.ts';

/** The widths in which browsers load a picture, in pixels. */
const WIDTHS = [480, 960, 1_600] as const;
const LEAST_WIDTH = 1_600;
/** The width of the file that every browser shows. */
const FALLBACK_WIDTH = 960;
const MOST_PIXELS = 60_000_000;
const MOST_SECONDS = 30;
/** Of a logo or a mark, which is shown small. */
const SIGN = { leastWidth: 96, width: 600 } as const;

const formats = [
  { extension: 'avif', type: 'image/avif', options: { quality: 55, effort: 3 } },
  { extension: 'webp', type: 'image/webp', options: { quality: 78 } },
  { extension: 'jpeg', type: 'image/jpeg', options: { quality: 80, mozjpeg: true } },
] as const;

/** What a picture is for: a `sign` is a logo or a mark, and stays transparent where it is. */
export const pictureUses = ['picture', 'sign'] as const;
export type PictureUse = (typeof pictureUses)[number];

export type PictureType = (typeof formats)[number]['type'] | 'image/png';

export interface MadeFile {
  /** With the hash of its content: `3f…-960.webp`. */
  readonly name: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export type PictureRefusal =
  | { readonly code: 'picture.unreadable' }
  | { readonly code: 'picture.too-many-pixels'; readonly most: number }
  | { readonly code: 'picture.too-narrow'; readonly width: number; readonly least: number };

/** One at a time: a picture takes both processors for seconds, and guests book meanwhile. */
const oneAtATime = fewAtOnce(1);
sharp.concurrency(1);
sharp.cache(false);

/**
 * The sizes of an uploaded picture, the one for every browser last: AVIF and WebP in three widths, and a JPEG for every
 * browser. They are drawn again from its pixels, turned as the camera was: nothing else of the file remains, no place,
 * no camera, nothing hidden behind the picture. Of a sign: one PNG. Refused: what does not begin and read as JPEG, PNG
 * or WebP, what is cut off, too many pixels, too few.
 */
export function makeSizes(
  given: Buffer,
  use: PictureUse = 'picture',
): Promise<Result<readonly MadeFile[], PictureRefusal>> {
  return oneAtATime(async () => {
    const format = formatOf(given);
    // Before any library reads it.
    if (format === undefined) return refused({ code: 'picture.unreadable' as const });
    try {
      const read = { failOn: 'warning', limitInputPixels: MOST_PIXELS, autoOrient: true } as const;
      const found = await sharp(given, { ...read, limitInputPixels: false }).metadata();
      const { width, height } = found.autoOrient;
      if (found.format !== format) return refused({ code: 'picture.unreadable' as const });
      if (width * height > MOST_PIXELS)
        return refused({ code: 'picture.too-many-pixels' as const, most: MOST_PIXELS });
      const least = use === 'sign' ? SIGN.leastWidth : LEAST_WIDTH;
      if (width < least) return refused({ code: 'picture.too-narrow' as const, width, least });
      const picture = sharp(given, read).timeout({ seconds: MOST_SECONDS });
      return ok(use === 'sign' ? [await drawnSign(picture)] : await drawn(picture));
    } catch {
      return refused({ code: 'picture.unreadable' as const });
    }
  });
}

async function drawn(picture: Sharp): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (const { extension, type, options } of formats) {
    for (const width of extension === 'jpeg' ? [FALLBACK_WIDTH] : WIDTHS) {
      const { data, info } = await picture
        .clone()
        .resize({ width })
        // What is transparent becomes paper, in JPEG as in the others.
        .flatten({ background: '#ffffff' })
        .toFormat(extension, options)
        .toBuffer({ resolveWithObject: true });
      const ending = `${width}.${extension === 'jpeg' ? 'jpg' : extension}`;
      files.push({ name: nameOf(data, ending), type, width: info.width, height: info.height, bytes: data });
    }
  }
  return files;
}

async function drawnSign(picture: Sharp): Promise<MadeFile> {
  const { data, info } = await picture
    .resize({ width: SIGN.width, withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  const name = nameOf(data, `${info.width}.png`);
  return { name, type: 'image/png', width: info.width, height: info.height, bytes: data };
}

function nameOf(bytes: Buffer, ending: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${ending}`;
}

/** By its first bytes, never by its name or what the sender says. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('\xff\xd8\xff')) return 'jpeg';
  if (begins('\x89PNG\r\n\x1a\n')) return 'png';
  return begins('RIFF') && begins('WEBP', 8) ? 'webp' : undefined;
}
