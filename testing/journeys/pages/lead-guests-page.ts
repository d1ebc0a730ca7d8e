import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** The lead guest of each room. */
export class LeadGuestsPage {
  readonly page: Page;
  readonly hotel: HotelTexts;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
  }

  async opened({ fromInside = true } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `guests ${screenCode(code)}`,
      heading: 'Who is coming?',
      title: `Who is coming? – ${name}`,
      fromInside,
    });
  }

  firstName(room = 1): Locator {
    return this.page.getByLabel('First name').nth(room - 1);
  }

  lastName(room = 1): Locator {
    return this.page.getByLabel('Last name').nth(room - 1);
  }

  async name(firstName: string, lastName: string, room = 1): Promise<void> {
    await this.firstName(room).fill(firstName);
    await this.lastName(room).fill(lastName);
  }

  /** For the only room whose type has a choice. */
  beds(): Locator {
    return this.page.getByLabel('Beds');
  }

  /** To the extras if there are any; then to the summary on a phone, to the checkout on a desktop. */
  goOn(): Locator {
    return this.page
      .getByRole('main')
      .locator('form')
      .getByRole('button', { name: /^(Continue to (extras|summary)|Go to checkout)$/ });
  }

  problems(): Locator {
    return this.page.getByRole('alert');
  }
}
