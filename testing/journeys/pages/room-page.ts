import { guestPaths } from '@portico/contract/paths';
import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** The page of one room type. */
export class RoomPage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  /** The pictures, side by side. */
  readonly rail: Locator;
  /** One picture as large as the window. */
  readonly closer: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.rail = page.getByRole('list', { name: /^Pictures: / });
    this.closer = page.getByRole('dialog', { name: /^Looking closer: / });
  }

  async goTo(roomTypeId: number, query = ''): Promise<void> {
    await this.page.goto(`${guestPaths.room(this.hotel.code, roomTypeId)}${query && `?${query}`}`);
  }

  async opened(roomType: string, { fromInside = false } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `room ${screenCode(code)}`,
      heading: roomType,
      title: `${roomType} – ${name}`,
      fromInside,
    });
  }

  /** “2 of 4” under the pictures. */
  picture(number: number, of: number): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${number} of ${of}` });
  }

  async choose(ratePlan: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `Choose ${ratePlan}` })
      .click();
  }
}
