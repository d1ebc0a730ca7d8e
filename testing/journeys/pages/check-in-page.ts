import { expect, type Locator, type Page } from '@playwright/test';
import { approvedCard, type TypedCard } from './checkout-page.ts';

/** The page of a link for checking in before arrival. */
export class CheckInPage {
  readonly page: Page;
  readonly main: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.progress = this.main.getByRole('progressbar', { name: 'Checklist' });
  }

  async goTo(link: string): Promise<void> {
    await this.page.goto(link);
  }

  /** The open row, and the progress shown. */
  async at(row: string, done: string): Promise<void> {
    await expect(this.progress).toHaveAttribute('aria-valuetext', `${done} done`);
    await expect(this.row(row).getByRole('button', { name: 'Continue' })).toBeVisible();
  }

  row(name: string): Locator {
    return this.main
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  async goOn(): Promise<void> {
    await this.button('Continue').click();
  }

  async name(firstName: string, lastName: string): Promise<void> {
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
  }

  async change(row: string): Promise<void> {
    await this.main.getByRole('link', { name: `Change ${row}`, exact: true }).click();
  }

  async fillCard(card: TypedCard = approvedCard): Promise<void> {
    await this.field('Name on card').fill('Ada Lovelace');
    await this.field('Card number').fill(card.number);
    await this.field('Expiry date').fill(card.expiry);
    await this.field('Security code').fill(card.securityCode);
  }

  async checkedIn(firstName = 'Ada'): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: `You are checked in, ${firstName}.` }),
    ).toBeVisible();
  }
}
