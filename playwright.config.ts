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

// Pages live for seconds: V8's two optimising compilers would cost more than they save.
const launchedBy = ({ args, ...launch }: ChromiumLaunch) => ({
  ...launch,
  args: [...args, '--js-flags=--no-turbofan --no-maglev'],
});

/**
 * Journeys with parts of their own on a desktop: the calendar of two months, the ledger beside the steps. All others
 * behave the same at each width, so they run on the phone and check their screens at desktop width on the way. So does
 * a journey with the tag @one-width in one of these files.
 */
const atADeskToo = [
  'account-email',
  'booking-a-room',
  'changing-a-stay',
  'choosing-rooms',
  'desk-booking',
  'desk-change',
  'desk-links',
  'desk-new-booking',
  'desk-owner-settles',
  'desk-owners-month',
  'desk-receptionists-day',
  'desk-staff',
  'desk-today',
  'fell',
  'groups',
  'keyboard',
  'looking-round',
  'other-stays',
  'penny',
  'the-whole-way',
  'too-long',
  'where',
  'whole-words',
  'widget',
  'years',
].map((name) => `**/${name}.e2e.ts`);

/**
 * Journeys that also run in the packaged Chromium if the others have a newer one: hotels of their own, the whole of a
 * stay.
 */
const inThePackagedToo = ['booking-a-room', 'changing-a-stay', 'checkout', 'managing-a-stay'].map(
  (name) => `**/${name}.e2e.ts`,
);

const otherBrowsers = '**/other-browsers.e2e.ts';
const desk = { width: 1440, height: 900 };

// Journeys in a real browser on the real server, without retries.
export default defineConfig({
  testDir: path.join(root, 'testing/journeys'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'testing/journeys/global-setup.ts'),
  // Already compiled; otherwise Babel would transform the whole server again.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Only against hanging; a busy computer is no failure.
  timeout: 900_000,
  expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
  use: {
    // What cannot be clicked by then never can. Without this, one missing button blocks a worker for its test's whole
    // limit.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Animations repaint continuously; booking-a-room and back-closes test them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchedBy(current ?? packaged),
  },
  projects: [
    // The effect of each field of the property file, at one width. One process has all of them, so they start first.
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
            // The headless shell has no windows, autofill or password manager.
            name: 'complete',
            testMatch: '**/booking-a-room.e2e.ts',
            use: { viewport: desk, launchOptions: launchedBy(complete) },
          },
        ]),
    { name: 'other browsers', testMatch: otherBrowsers },
  ],
});
