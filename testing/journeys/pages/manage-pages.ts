import { guestPaths } from '@portico/contract/paths';
import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';

/** Looking up a booking, and the steps that change it. */
export class ManagePages {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly thisBooking: Locator;
  readonly cancelling: Locator;
  readonly main: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.main = page.getByRole('main');
    this.thisBooking = page.getByRole('region', { name: 'This booking' });
    this.cancelling = page.getByRole('region', { name: 'Cancel', exact: true });
  }

  async goToLookup(): Promise<void> {
    await this.page.goto(guestPaths.manage(this.hotel.code));
    await this.lookupOpened();
  }

  async lookupOpened(): Promise<void> {
    await this.screen('lookup', 'Find your booking', `Find your booking – ${this.hotel.name}`, false);
  }

  number(): Locator {
    return this.page.getByLabel('Reservation number');
  }

  async lookUp(number: string, name: string): Promise<void> {
    await this.number().fill(number);
    await this.page.getByLabel('Guest name').fill(name);
    await this.page.getByRole('button', { name: 'Find my booking' }).click();
  }

  /** A step of the booking, by its heading. */
  async opened(heading: string, { fromInside = true } = {}): Promise<void> {
    await this.screen(`managing: ${heading}`, heading, new RegExp(`^${heading}, [A-Z0-9]+ – `), fromInside);
  }

  async change(what: string): Promise<void> {
    await this.unfold();
    await this.thisBooking.getByRole('link', { name: `Change ${what}`, exact: true }).click();
  }

  /** On a phone the booking is collapsed under a form. */
  async unfold(): Promise<void> {
    const fold = this.main.locator('details:not([open]) > summary', { hasText: 'Your booking as it stands' });
    if (await fold.isVisible()) await fold.click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to your booking' }).click();
    await this.opened('Your booking');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  private async screen(
    name: string,
    heading: string,
    title: string | RegExp,
    fromInside: boolean,
  ): Promise<void> {
    await expectScreen(this.page, { name, heading, title, fromInside });
  }
}
