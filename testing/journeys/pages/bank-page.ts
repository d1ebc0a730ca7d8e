import { expect, type Locator, type Page } from '@playwright/test';

/** The sandbox acquirer's page on which a bank asks for authentication. */
export class BankPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opened(sum?: string): Promise<void> {
    await expect(this.approve()).toBeVisible();
    if (sum !== undefined) await expect(this.page.getByRole('main')).toContainText(sum);
  }

  approve(): Locator {
    return this.page.getByRole('button', { name: 'Approve' });
  }

  decline(): Locator {
    return this.page.getByRole('button', { name: 'Decline' });
  }

  /** Returns to the hotel with the challenge open. */
  leave(): Locator {
    return this.page.getByRole('link', { name: 'Go back without answering' });
  }
}
