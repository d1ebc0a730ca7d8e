import { clampChroma, formatHex, interpolate, oklch, parse, wcagContrast } from 'culori';

/** A colour as lightness 0-1, chroma and hue in degrees; a grey has hue 0. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const nearBlack = '#10161a';
const lightnessStep = 0.004;
// Rounding to eight bits may lose a little contrast, so a colour must pass with a margin.
const spare = 0.02;

/** The colour as opaque `#rrggbb` in sRGB, or null if it is no CSS colour. */
export function readColour(text: string): string | null {
  const colour = parse(text);
  return colour === undefined ? null : formatHex(clampChroma(colour, 'oklch'));
}

export function toLch(hex: string): Lch {
  const { l, c, h } = oklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/** The nearest sRGB colour of that lightness and hue. */
export function fromLch(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** The same hue at another lightness, its chroma multiplied. */
export function shade(hex: string, l: number, chroma = 1): string {
  const { c, h } = toLch(hex);
  return fromLch(l, c * chroma, h);
}

/** `share` of `b` in `a`, from 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([a, b], 'oklab')(share));
}

export const contrast = wcagContrast;

/** White or near-black, whichever reads better on the background. */
export function inkOn(background: string): string {
  return contrast('#ffffff', background) >= contrast(nearBlack, background) ? '#ffffff' : nearBlack;
}

/** Moves the colour's lightness by the smallest step that passes; darker wins ties, black is the fallback. */
export function nearest(hex: string, passes: (candidate: string) => boolean): string {
  const { l, c, h } = toLch(hex);
  for (let step = 0; step <= 1; step += lightnessStep) {
    for (const candidate of [l - step, l + step]) {
      if (candidate < 0 || candidate > 1) continue;
      const shown = fromLch(candidate, c, h);
      if (passes(shown)) return shown;
    }
  }
  return passes('#000000') ? '#000000' : '#ffffff';
}

/** Moves the colour's lightness until its contrast with every surface is at least `ratio`. */
export function ensure(hex: string, surfaces: readonly string[], ratio: number): string {
  return nearest(hex, (candidate) => surfaces.every((s) => contrast(candidate, s) >= ratio + spare));
}

/** `page` tinted with `tone`, by at most `share`, as far as the ink retains a contrast of `ratio`. */
export function tint(page: string, tone: string, share: number, ink: string, ratio: number): string {
  for (let part = share; part > 0.01; part *= 0.9) {
    const tinted = mix(page, tone, part);
    if (contrast(ink, tinted) >= ratio) return tinted;
  }
  return page;
}
