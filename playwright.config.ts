import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './testing/browser/chromium.ts';

const root = import.meta.dirname;
const { executablePath, channel, args, env } = await chromiumLaunch(path.join(root, '.cache'));

/**
 * What a desk has other parts for: the calendar of two months, the ledger beside the steps. All other journeys find out
 * the same at each width, where links lead, what is kept, paid and booked: they are walked on the phone, and their screens
 * looked at as wide as a desk on the way. So is a journey with the tag @one-width in one of these files.
 */
const atADeskToo = [
  'booking-a-room',
  'changing-a-stay',
  'choosing-rooms',
  'colours',
  'fell',
  'groups',
  'keyboard',
  'other-stays',
  'penny',
  'the-whole-way',
  'too-long',
  'whole-words',
  'years',
].map((name) => `**/${name}.e2e.ts`);

// Journeys in a real browser on the real server; nothing is tried twice.
export default defineConfig({
  testDir: path.join(root, 'testing/journeys'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'testing/journeys/global-setup.ts'),
  // Compiled already; Babel would go through all of the server once more.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The longest take half a minute on two cores that have the other tests as well.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What moves is painted over and over; booking-a-room and back-closes see it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Pages live for seconds: what V8's last two compilers would do for long runs costs more than it saves.
      args: [...args, '--js-flags=--no-turbofan --no-maglev'],
      ...(executablePath !== undefined && { executablePath }),
      ...(channel !== undefined && { channel }),
      ...(env !== undefined && { env: env as Record<string, string> }),
    },
  },
  projects: [
    // What a field of the property file does shows at one width. One process has all of them, so they begin first.
    { name: 'fields', testMatch: '**/flags.e2e.ts' },
    {
      name: 'phone',
      testIgnore: '**/flags.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: atADeskToo,
      grepInvert: /@one-width/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
