import { colours, type FlagRow } from './flags-row.ts';

const other = {
  primary: '#5f1f4e',
  secondary: '#8a4a89',
  accent: '#7a4ac9',
  tertiary: '#d2e8de',
  dark: '#2b1423',
  darkPage: '#1d0e18',
  positive: '#1f6f6f',
  negative: '#8a1e6b',
  info: '#5c2b8a',
  warning: '#6a6a00',
  lightPage: '#f2f7fa',
  brandPrimary: '#5f1f4e',
};

/** Rows of `property.theme`: for each colour, the derived colour that shows most of it. */
export const themeRows: readonly FlagRow[] = (
  [
    ['primary', '--fill #1f4e5f', '--fill #5f1f4e'],
    ['secondary', '--second #447273', '--second #8a4a89'],
    ['accent', '--accent #c86e49', '--accent #7a4ac9'],
    ['tertiary', '--sunk #efebe4', '--sunk #e4ecef'],
    ['dark', '--ink #14232b', '--ink #2b1423'],
    ['darkPage', '--page #0e181d', '--page #1d0e18'],
    ['positive', '--pos-edge #2e7d4f', '--pos-edge #1f6f6f'],
    ['negative', '--neg-edge #b3261e', '--neg-edge #8a1e6b'],
    ['info', '--inf-edge #2b5c8a', '--inf-edge #5c2b8a'],
    ['warning', '--war-edge #8a5a00', '--war-edge #6a6a00'],
    ['lightPage', '--page #faf7f2', '--page #f2f7fa'],
    ['brandPrimary', '--brand #1f4e5f', '--brand #5f1f4e'],
  ] as const
).map(([colour, without, changed]) => ({
  flag: `property.theme.${colour}`,
  change: colours({ [colour]: other[colour] }),
  hotel: 'lodges',
  screen: 'colours',
  without,
  with: changed,
}));
