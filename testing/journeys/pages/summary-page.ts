import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** The summary on a phone, before checkout. */
export class SummaryPage {
  readonly page: Page;
  readonly hotel: HotelTexts;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
  }

  async opened({ fromInside = true } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `summary ${screenCode(code)}`,
      heading: 'Your stay',
      title: `Your stay – ${name}`,
      fromInside,
      isOnPhonesAlone: true,
    });
  }

  goOn(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: 'Go to checkout' });
  }
}
