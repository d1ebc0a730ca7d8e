import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';

/** The codes of a search: a promotional code, a gift voucher, or both. */
export class CodesDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^(Promotional code|Gift voucher)/ });
  }

  async opened(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expectAccessible(this.page, 'codes');
  }

  promo(): Locator {
    return this.dialog.getByLabel('Promotional code');
  }

  voucher(): Locator {
    return this.dialog.getByLabel('Gift voucher code');
  }

  use(): Locator {
    return this.dialog.getByRole('button', { name: /^Use th(is code|ese codes)$/ });
  }
}
