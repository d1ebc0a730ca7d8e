import { ensure, inkOn, mix, shade } from './colour.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { Surfaces } from './surfaces.ts';
import type { ThemeMode } from './theme-mode.ts';

type Status = 'pos' | 'neg' | 'inf' | 'war';

/** Good news, bad news, news and warnings: text at 4.5:1 on paper and on its own soft ground, edge at 3:1. */
export type StatusRoles = Readonly<
  Record<`${Status}-${'soft' | 'text' | 'edge'}` | 'neg-fill' | 'on-neg', string>
>;

export function statusRoles(theme: PropertyTheme, on: Surfaces, mode: ThemeMode): StatusRoles {
  const pos = status(theme.positive, on, mode);
  const neg = status(theme.negative, on, mode);
  const inf = status(theme.info, on, mode);
  const war = status(theme.warning, on, mode);
  const negFill = ensure(neg.edge, [inkOn(neg.edge)], 4.5);
  return {
    'pos-soft': pos.soft,
    'pos-text': pos.text,
    'pos-edge': pos.edge,
    'neg-soft': neg.soft,
    'neg-text': neg.text,
    'neg-edge': neg.edge,
    'inf-soft': inf.soft,
    'inf-text': inf.text,
    'inf-edge': inf.edge,
    'war-soft': war.soft,
    'war-text': war.text,
    'war-edge': war.edge,
    'neg-fill': negFill,
    'on-neg': inkOn(negFill),
  };
}

function status(colour: string, on: Surfaces, mode: ThemeMode): Record<'soft' | 'text' | 'edge', string> {
  const dark = mode === 'dark';
  const soft = dark ? mix(on.page, shade(colour, 0.5), 0.3) : mix(on.page, colour, 0.085);
  const grounds = [on.page, on.card, on.sunk, soft];
  return {
    soft,
    text: ensure(dark ? shade(colour, 0.8, 0.85) : colour, grounds, 4.5),
    edge: ensure(dark ? shade(colour, 0.7) : colour, grounds, 3),
  };
}
