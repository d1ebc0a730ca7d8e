import { expect, type Locator, type Page } from '@playwright/test';
import { approvedCard, type TypedCard } from './checkout-page.ts';
import { expectScreen } from './screen.ts';

/** The page of a hotel's link: an invoice to pay, or a card to save. */
export class PayPage {
  readonly page: Page;
  readonly hotelName: string;

  constructor(page: Page, hotelName: string) {
    this.page = page;
    this.hotelName = hotelName;
  }

  async opened(sum = '£186.50', number = 'MC-11873'): Promise<void> {
    await expectScreen(this.page, {
      name: `pay ${sum}`,
      heading: `Pay ${sum}, Invoice ${number}`,
      title: `Pay, Invoice ${number} – ${this.hotelName}`,
    });
  }

  async openedCard(number: string): Promise<void> {
    await expectScreen(this.page, {
      name: 'store card',
      heading: 'Store card: nothing is charged now',
      title: `Store card, Reservation ${number} – ${this.hotelName}`,
    });
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  async fillCard(card: TypedCard = approvedCard): Promise<void> {
    await this.field('Name on card').fill('A Nwosu-Grant');
    await this.field('Card number').fill(card.number);
    await this.field('Expiry date').fill(card.expiry);
    await this.field('Security code').fill(card.securityCode);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  news(): Locator {
    return this.page.getByRole('alert');
  }

  /** The receipt, and its reference. */
  async paid(heading: 'Payment processed' | 'Card saved' = 'Payment processed'): Promise<string> {
    await expectScreen(this.page, {
      name: `receipt ${heading}`,
      heading,
      title: `${heading} – ${this.hotelName}`,
    });
    const reference = await this.page.getByText(/^Reference /).textContent();
    return reference?.slice('Reference '.length) ?? '';
  }

  async underWay(heading = 'Your payment is being made'): Promise<void> {
    const title = heading.includes('card') ? 'Card' : 'Payment';
    await expectScreen(this.page, {
      name: heading,
      heading,
      title: `${title} under way – ${this.hotelName}`,
    });
  }

  async nothingToPay(): Promise<void> {
    await expectScreen(this.page, {
      name: 'nothing to pay',
      heading: 'Nothing to pay',
      title: `Nothing to pay – ${this.hotelName}`,
    });
    await expect(
      this.page.getByText('There is no outstanding balance to pay on this invoice.'),
    ).toBeVisible();
  }

  async invalid(): Promise<void> {
    await expectScreen(this.page, {
      name: 'pay error',
      heading: 'Invalid link',
      title: `Invalid link – ${this.hotelName}`,
    });
    await expect(this.page.getByText('This link is invalid...')).toBeVisible();
  }
}
