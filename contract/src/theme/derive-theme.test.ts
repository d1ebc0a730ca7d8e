import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { deriveTheme } from './derive-theme.ts';
import type { ThemeVariables } from './derive-theme.ts';
import { hostileThemes } from './hostile-themes.ts';
import { defaultTheme } from './property-theme.ts';
import type { PropertyTheme } from './property-theme.ts';

type Role = keyof ThemeVariables;
type Pair = readonly [over: Role, under: Role, ratio: number];

const fell: PropertyTheme = {
  lightPage: '#f3f4ec',
  darkPage: '#121711',
  dark: '#1f281f',
  primary: '#3a5230',
  secondary: '#57666d',
  accent: '#ad5a17',
  tertiary: '#c2c9b2',
  brandPrimary: '#26372a',
  positive: '#33702f',
  negative: '#a5302a',
  info: '#2f6179',
  warning: '#8c6500',
};

const paper = ['page', 'card', 'sunk'] as const;
const statuses = ['pos', 'neg', 'inf', 'war'] as const;
const pairs: readonly Pair[] = [
  ...paper.flatMap((under): Pair[] => [
    ['ink', under, 7],
    ['muted', under, 4.5],
    ['line', under, 3],
    ['text-link', under, 4.5],
    ['accent', under, 3],
    ['accent-text', under, 4.5],
    ['second', under, 4.5],
    ['fill', under, 3],
  ]),
  ...statuses.flatMap((status): Pair[] => [
    [`${status}-text`, `${status}-soft`, 4.5],
    ['ink', `${status}-soft`, 4.5],
    ['text-link', `${status}-soft`, 4.5],
    ...paper.flatMap((under): Pair[] => [
      [`${status}-text`, under, 4.5],
      [`${status}-edge`, under, 3],
    ]),
  ]),
  ['on-fill', 'fill', 4.5],
  ['on-fill', 'fill-press', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand-muted', 'brand', 4.5],
  ['on-neg', 'neg-fill', 4.5],
  ['ink', 'soft', 7],
  ['ink', 'band', 7],
  ['muted', 'soft', 4.5],
  ['muted', 'band', 4.5],
  ['text-link', 'soft', 4.5],
  ['accent-text', 'soft', 4.5],
  ['accent-text', 'band', 4.5],
];

function unreadable(theme: PropertyTheme): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const derived = deriveTheme(theme, mode);
    return pairs
      .filter(([over, under, ratio]) => contrast(derived[over], derived[under]) < ratio)
      .map(([over, under, ratio]) => `${mode}: ${over} on ${under} is under ${ratio}`);
  });
}

describe('the colours of a hotel', () => {
  test('the default theme by day is printed as it was drawn', () => {
    expect(deriveTheme(defaultTheme, 'light')).toMatchObject({
      page: '#f4f4ef',
      card: '#fafaf6',
      sunk: '#e4e6e0',
      soft: '#d3dbd7',
      band: '#e1e6e1',
      muted: '#545f65',
      line: '#7c8487',
      fill: '#1c4152',
      'fill-press': '#072f3f',
      'accent-text': '#a43c1b',
      'on-brand-muted': '#b2bcc0',
      'war-text': '#895e00',
      'art-a1': '#c3d8d2',
      'art-lamp': '#ffd08f',
    });
  });

  test('the default theme by night is printed as it was drawn', () => {
    expect(deriveTheme(defaultTheme, 'dark')).toMatchObject({
      page: '#0f171c',
      card: '#182227',
      sunk: '#080f14',
      ink: '#ecece3',
      soft: '#18303c',
      band: '#1c2429',
    });
  });

  test('a second hotel is printed as it was drawn', () => {
    expect(deriveTheme(fell, 'light')).toMatchObject({
      ink: '#1f281f',
      soft: '#d6dbcb',
      'text-link': '#3a5230',
      'accent-text': '#964900',
      'war-text': '#856000',
      'art-hot': '#ad5c1c',
    });
  });

  test.each(Object.entries(hostileThemes))(
    'a hostile theme is readable by day and by night: %s',
    (_, theme) => {
      expect(unreadable(theme)).toEqual([]);
    },
  );

  test('any twelve colours are readable by day and by night', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const theme = fc.record(
      Object.fromEntries(Object.keys(defaultTheme).map((name) => [name, colour])),
    ) as fc.Arbitrary<unknown> as fc.Arbitrary<PropertyTheme>;
    fc.assert(
      fc.property(theme, (any) => {
        expect(unreadable(any)).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('a colour that cannot be read is taken from the default theme', () => {
    const broken: PropertyTheme = {
      ...defaultTheme,
      primary: 'peacock',
      accent: '',
      lightPage: '}body{display:none',
    };
    expect(deriveTheme(broken, 'light')).toEqual(deriveTheme(defaultTheme, 'light'));
  });

  test('every colour is opaque and in hexadecimal', () => {
    const derived = deriveTheme({ ...defaultTheme, primary: 'rgb(255 0 0 / 20%)', accent: 'teal' }, 'light');
    expect(Object.values(derived).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });
});
