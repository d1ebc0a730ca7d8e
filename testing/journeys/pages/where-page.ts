import { guestPaths } from '@portico/contract/paths';
import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** How to find the hotel. */
export class WherePage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  /** The names on the map. */
  readonly labels: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.labels = page.getByRole('list', { name: 'On the map' }).getByRole('listitem');
  }

  async goTo(): Promise<void> {
    await this.page.goto(guestPaths.where(this.hotel.code));
  }

  async opened({ fromInside = false } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `where ${screenCode(code)}`,
      heading: 'Where we are',
      title: `Where we are – ${name}`,
      fromInside,
    });
  }
}
