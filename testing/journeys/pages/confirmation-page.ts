import { guestPaths } from '@portico/contract/paths';
import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** A confirmed booking. */
export class ConfirmationPage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly receipt: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.receipt = page.getByRole('region', { name: 'Receipt' });
  }

  async goTo(token: string): Promise<void> {
    await this.page.goto(guestPaths.confirmation(this.hotel.code, token));
  }

  async opened({ fromInside = true } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `confirmation ${screenCode(code)}`,
      heading: /, Ada\.$/,
      title: new RegExp(`^Booked, [A-Z0-9]+ – ${name}$`),
      fromInside,
    });
  }

  /** Without the gaps shown. */
  async reservationNumber(): Promise<string> {
    const title = await this.page.title();
    return /^Booked, ([A-Z0-9]+)/.exec(title)?.[1] ?? '';
  }

  token(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}
