import type { WirePicture } from './calls/wire-parts.ts';

/**
 * How wide a picture is shown, as the `sizes` of HTML. The server paints a page's first picture and the program shows
 * it again: with the same sizes a browser loads it once.
 */
export const pictureSizes = {
  /** On the card of a room. */
  card: '(min-width: 1024px) 24rem, (min-width: 680px) 42vw, 100vw',
  /** On the room's own page. */
  page: '(min-width: 1024px) 48rem, 100vw',
  /** From edge to edge. */
  wide: '100vw',
} as const;

export type PictureSize = keyof typeof pictureSizes;

interface SourceSet {
  readonly type: string;
  readonly srcSet: string;
}

/** One set for each format of a picture's sources, in the order the hotel names them. */
export function sourceSets({ Sources = [] }: WirePicture): SourceSet[] {
  const types = [...new Set(Sources.map(({ Type }) => Type))];
  return types.map((type) => ({
    type,
    srcSet: Sources.filter(({ Type }) => Type === type)
      .map(({ Url, Width }) => `${Url} ${Width}w`)
      .join(', '),
  }));
}
