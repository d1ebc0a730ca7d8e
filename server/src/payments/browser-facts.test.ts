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

test('a bank is told what the browser says of itself and what the server sees of it', () => {
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

test('a client that says nothing of its browser tells the bank nothing', () => {
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
])('a colour depth of %i is told as %i', (bits, told) => {
  expect(browserFactsOf({ ...data, ColorDepthInBits: bits }, from)?.colourDepth).toBe(told);
});
