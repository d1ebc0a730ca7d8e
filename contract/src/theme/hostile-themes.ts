import { keysOf, tableOf } from '@portico/domain/record';
import { defaultTheme, type PropertyTheme } from './property-theme.ts';

const allOf = (colour: string): PropertyTheme => tableOf(keysOf(defaultTheme), () => colour);

/** Twelve colours as a hotel could set them by mistake or for fun; pages stay readable in each. */
export const hostileThemes: Readonly<Record<string, PropertyTheme>> = {
  'black-on-black': allOf('#000000'),
  'white-on-white': allOf('#ffffff'),
  'all-grey': allOf('#777777'),
  'all-dark': allOf('#0b0b0f'),
  neon: {
    ...allOf('#ff00ff'),
    primary: '#39ff14',
    accent: '#ffff00',
    lightPage: '#00ffff',
    darkPage: '#ff0090',
    warning: '#fff01f',
  },
  'yellow-on-white': {
    ...defaultTheme,
    primary: '#ffe600',
    secondary: '#fff3a0',
    accent: '#ffd500',
    tertiary: '#fff9d6',
    lightPage: '#ffffff',
    brandPrimary: '#ffe600',
  },
  'near-equal': {
    ...defaultTheme,
    primary: '#7d8a80',
    secondary: '#808d83',
    accent: '#7f8a86',
    tertiary: '#838f86',
    dark: '#848f88',
    lightPage: '#8a958d',
    darkPage: '#78847b',
    brandPrimary: '#7e8982',
  },
  'day-for-night': {
    ...defaultTheme,
    lightPage: defaultTheme.darkPage,
    darkPage: defaultTheme.lightPage,
    dark: '#f4f4ef',
  },
  'all-red': {
    ...allOf('#ff0000'),
    lightPage: '#ff4040',
    darkPage: '#7a0000',
    dark: '#c00000',
  },
  'one-status': {
    ...defaultTheme,
    positive: '#dddd00',
    negative: '#dddd00',
    info: '#dddd00',
    warning: '#dddd00',
  },
};
