import type { Page } from '@playwright/test';
import { expectScreen } from './screen.ts';

/** A page that could not be shown. */
export async function expectMessagePage(page: Page, heading: string, title: string | RegExp): Promise<void> {
  await expectScreen(page, { name: `message ${heading} ${String(title)}`, heading, title });
}
