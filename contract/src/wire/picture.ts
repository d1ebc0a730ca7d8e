import type { WirePicture } from '../calls/wire-parts.ts';
import type { PicturePart } from '../property-file/file-parts.ts';

export function toWirePicture({
  url,
  width,
  height,
  alt,
  caption,
  sources,
  focus,
}: PicturePart): WirePicture {
  return {
    Url: url,
    Width: width,
    Height: height,
    Alt: alt,
    ...(caption !== undefined && { Caption: caption }),
    ...(sources !== undefined && {
      Sources: sources.map((source) => ({ Url: source.url, Width: source.width, Type: source.type })),
    }),
    ...(focus !== undefined && { Focus: { X: focus.x, Y: focus.y } }),
  };
}
