import { expect, type Locator, type Page } from '@playwright/test';

/** Stripe's Checkout page in the stand-in. */
export class StripePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opened(sum: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
    await expect(this.page.getByText(sum)).toBeVisible();
  }

  async pay(card: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByRole('button', { name: 'Book' }).click();
  }

  async payByWallet(name: 'Apple Pay' | 'Google Pay'): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** The card's error. */
  fault(): Locator {
    return this.page.getByRole('alert');
  }

  /** The bank's challenge. */
  answer(name: 'Complete' | 'Fail'): Locator {
    return this.page.getByRole('button', { name });
  }

  leave(): Locator {
    return this.page.getByRole('link', { name: 'Back' });
  }
}
