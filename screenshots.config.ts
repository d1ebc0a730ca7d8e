import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const folder = path.join(import.meta.dirname, 'testing/screenshots');

// The journeys' browser and server, for screenshots instead of checks, at both widths.
export default defineConfig(journeys, {
  testDir: folder,
  testMatch: '**/*.shots.ts',
  globalSetup: path.join(folder, 'global-setup.ts'),
  projects: ['phone', 'desktop'].map((name) => ({ name, testMatch: '**/*.shots.ts' })),
});
