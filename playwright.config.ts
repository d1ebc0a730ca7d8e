import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './testing/browser/chromium.ts';

const root = import.meta.dirname;
const { executablePath, channel, args, env } = await chromiumLaunch(path.join(root, '.cache'));

/**
 * What these find out is the same at each width: where links lead, what is kept, paid and booked. So is a journey with
 * the tag @one-width in a file of others.
 */
const atOneWidth = [
  'back-and-forward',
  'back-closes',
  'booked',
  'card-documents',
  'changed-between',
  'changing-guests',
  'checkout',
  'deep-links',
  'guards',
  'messages',
  'offline',
  'reload',
  'terms',
  'the-bank',
  'vouchers',
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
  timeout: 60_000,
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
      // A desk has another calendar, and no bar at its foot.
      grepInvert: /@one-width/,
      testIgnore: ['**/flags.e2e.ts', '**/phone-looks.e2e.ts', '**/low-screens.e2e.ts', ...atOneWidth],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
