import path from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  chromiumLaunch,
  completeChromium,
  headlessShell,
  type ChromiumLaunch,
} from './testing/browser/chromium.ts';

const root = import.meta.dirname;
const packaged = await chromiumLaunch(path.join(root, '.cache'));
const complete = completeChromium();
const shell = headlessShell();
const current = shell ?? complete;

// Pages live for seconds: what V8's last two compilers would do for long runs costs more than it saves.
const launchedBy = ({ args, ...launch }: ChromiumLaunch) => ({
  ...launch,
  args: [...args, '--js-flags=--no-turbofan --no-maglev'],
});

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

/** What is walked in the packaged Chromium too where all others have a newer one: hotels of their own, the whole of a stay. */
const inThePackagedToo = ['booking-a-room', 'changing-a-stay', 'checkout', 'managing-a-stay'].map(
  (name) => `**/${name}.e2e.ts`,
);

const otherBrowsers = '**/other-browsers.e2e.ts';
const desk = { width: 1440, height: 900 };

// Journeys in a real browser on the real server; nothing is tried twice.
export default defineConfig({
  testDir: path.join(root, 'testing/journeys'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'testing/journeys/global-setup.ts'),
  // Compiled already; Babel would go through all of the server once more.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Against what would hang for ever; what a busy computer takes is no fault.
  timeout: 900_000,
  expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
  use: {
    // What cannot be pressed by then never can: without it, one missing button holds a worker for the whole limit of its test.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What moves is painted over and over; booking-a-room and back-closes see it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchedBy(current ?? packaged),
  },
  projects: [
    // What a field of the property file does shows at one width. One process has all of them, so they begin first.
    { name: 'fields', testMatch: '**/flags.e2e.ts' },
    {
      name: 'phone',
      testIgnore: ['**/flags.e2e.ts', otherBrowsers],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: atADeskToo,
      grepInvert: /@one-width/,
      use: { viewport: desk },
    },
    ...(current === undefined
      ? []
      : [
          {
            name: 'packaged',
            testMatch: inThePackagedToo,
            use: { viewport: desk, launchOptions: launchedBy(packaged) },
          },
        ]),
    ...(complete === undefined || shell === undefined
      ? []
      : [
          {
            // The shell has no windows, no autofill and no password manager.
            name: 'complete',
            testMatch: '**/booking-a-room.e2e.ts',
            use: { viewport: desk, launchOptions: launchedBy(complete) },
          },
        ]),
    { name: 'other browsers', testMatch: otherBrowsers },
  ],
});
