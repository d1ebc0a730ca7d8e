import { expect, type Locator, type Page } from '@playwright/test';

/** The gift voucher beside the form of the checkout. */
export class VoucherForm {
  readonly page: Page;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Gift voucher code');
  }

  /** Expands the field when collapsed, and applies that code. */
  async apply(code: string): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Use a gift voucher' });
    await expect(opener.or(this.code)).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Apply the voucher' }).click();
  }

  /** States what it pays. */
  used(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^Gift voucher ending .* pays / });
  }

  remove(): Locator {
    return this.page.getByRole('button', { name: 'Remove the voucher' });
  }
}
