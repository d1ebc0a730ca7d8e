import { expect, test } from 'vitest';
import { browserFactsOf } from './browser-facts.ts';

const from = { accept: 'application/json', ip: '192.0.2.7' };
const data = {
  ColorDepthInBits: 24,
  JavaScriptEnabled: true,
  BrowserLanguage: 'en-GB',
  ScreenHeight: 900,
  ScreenWidth: 1_440,
  UserAgent: 'Mozilla/5.0',
  TimezoneOffSet: -60,
};

test('a bank gets the data that the browser sends and that the server sees', () => {
  expect(browserFactsOf(data, from)).toEqual({
    accept: 'application/json',
    ip: '192.0.2.7',
    javaScriptEnabled: true,
    language: 'en-GB',
    colourDepth: 24,
    screenHeight: 900,
    screenWidth: 1_440,
    timeZoneOffset: -60,
    userAgent: 'Mozilla/5.0',
  });
});

test('a client without browser data sends the bank none', () => {
  expect(browserFactsOf(null, from)).toBeNull();
  expect(browserFactsOf(undefined, from)).toBeNull();
});

test('a language is cut to eight characters', () => {
  expect(browserFactsOf({ ...data, BrowserLanguage: 'zh-Hant-HK' }, from)?.language).toBe('zh-Hant-');
});

test.each([
  [30, 24],
  [0, 1],
  [1, 1],
  [16, 16],
  [18, 16],
  [48, 48],
  [64, 48],
])('a colour depth of %i is sent as %i', (bits, expected) => {
  expect(browserFactsOf({ ...data, ColorDepthInBits: bits }, from)?.colourDepth).toBe(expected);
});
