import { defineConfig } from '@playwright/test';
import base from './screenshots.config.ts';
export default defineConfig(base, { expect: { timeout: 20_000, toPass: { timeout: 20_000 } }, use: { actionTimeout: 20_000, navigationTimeout: 60_000 } });
