import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** The upgrades of one chosen room. */
export class UpgradesPage {
  readonly page: Page;
  readonly hotel: HotelTexts;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
  }

  async opened({ fromInside = true } = {}): Promise<void> {
    const { unit, name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `upgrades ${screenCode(code)}`,
      heading: `Upgrade your ${unit.singular}?`,
      title: `Upgrade your ${unit.singular}? – ${name}`,
      fromInside,
    });
    // The list loads after the heading.
    await this.keep().waitFor();
  }

  card(roomType: string): Locator {
    return this.page.getByRole('article', { name: roomType, exact: true });
  }

  take(roomType: string): Locator {
    return this.card(roomType).getByRole('button', { name: `Take this ${this.hotel.unit.singular}` });
  }

  /** Its text changes once it is pressed. */
  keep(): Locator {
    return this.card(`Keep my ${this.hotel.unit.singular}`).getByRole('button', {
      name: /^(?!Previous|Next)/,
    });
  }
}
