import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the sandbox acquirer on which a bank asks whoever pays. */
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

  /** Back to the hotel with the question open. */
  leave(): Locator {
    return this.page.getByRole('link', { name: 'Go back without answering' });
  }
}
