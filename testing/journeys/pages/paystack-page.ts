import { expect, type Locator, type Page } from '@playwright/test';

/** The hosted page of the Paystack stand-in. */
export class PaystackPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opened(sum?: string): Promise<void> {
    await expect(this.payByCard()).toBeVisible();
    if (sum !== undefined) await expect(this.page.getByRole('main')).toContainText(sum);
  }

  payByCard(): Locator {
    return this.page.getByRole('button', { name: 'Pay by card', exact: true });
  }

  beDeclined(): Locator {
    return this.page.getByRole('button', { name: 'Be declined' });
  }

  /** Returns to the hotel without paying. */
  cancel(): Locator {
    return this.page.getByRole('link', { name: 'Cancel payment' });
  }
}
