import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';

/** The pages of an account, and its part of the header. */
export class AccountPages {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly dialog: Locator;
  readonly bookings: Locator;
  readonly details: Locator;
  readonly email: Locator;
  readonly cards: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.dialog = page.getByRole('dialog', { name: 'Welcome back' });
    this.bookings = page.getByRole('region', { name: 'Your bookings' });
    this.details = page.getByRole('region', { name: 'Your details' });
    this.email = page.getByRole('region', { name: 'Your e-mail address' });
    this.cards = page.getByRole('region', { name: 'Your cards' });
  }

  async opened(heading: string, { fromInside = true } = {}): Promise<void> {
    await expectScreen(this.page, {
      name: `account: ${heading}`,
      heading,
      title: new RegExp(` – ${this.hotel.name}$`),
      fromInside,
    });
  }

  /** “Log in”, or the name of the logged-in guest. */
  header(name: 'Log in' | 'Ada'): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  /** In the open dialog. */
  async logIn(email: string, password: string): Promise<void> {
    await this.dialog.getByLabel('E-mail').fill(email);
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: 'Log in' }).click();
  }
}
