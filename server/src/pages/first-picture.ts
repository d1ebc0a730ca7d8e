import type { WirePicture } from '@portico/contract/calls/wire-parts';
import { pictureSizes, sourceSets, type PictureSize } from '@portico/contract/picture-sources';
import { escapeHtml } from '../platform/html/escape-html.ts';

/** The largest picture of a page as HTML, loaded before all others and before any program. */
export function firstPicture(picture: WirePicture, size: PictureSize): string {
  const { Url, Alt, Width, Height } = picture;
  const image = `<img src="${escapeHtml(Url)}" width="${Width}" height="${Height}" alt="${escapeHtml(Alt)}" fetchpriority="high">`;
  const sources = sourceSets(picture).map(
    ({ type, srcSet }) =>
      `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(pictureSizes[size])}">`,
  );
  return sources.length === 0 ? image : `<picture>${sources.join('')}${image}</picture>`;
}
