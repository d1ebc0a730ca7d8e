import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// The journeys' browser and server, for screenshots instead of checks.
export default defineConfig(journeys, {
  testDir: path.join(import.meta.dirname, 'testing/screenshots'),
  testMatch: '**/*.shots.ts',
});
