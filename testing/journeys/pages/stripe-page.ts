import { expect, type Locator, type Page } from '@playwright/test';

/** Stripe's Checkout page, as the stand-in has it. */
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

  /** What is wrong with the card. */
  fault(): Locator {
    return this.page.getByRole('alert');
  }

  /** The bank's question. */
  answer(name: 'Complete' | 'Fail'): Locator {
    return this.page.getByRole('button', { name });
  }

  leave(): Locator {
    return this.page.getByRole('link', { name: 'Back' });
  }
}
