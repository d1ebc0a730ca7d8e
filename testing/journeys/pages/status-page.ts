import { guestPaths } from '@portico/contract/paths';
import type { Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';

/** A booking between submission and the bank's answer. */
export class StatusPage {
  readonly page: Page;
  readonly hotel: HotelTexts;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
  }

  async goTo(token: string): Promise<void> {
    await this.page.goto(guestPaths.status(this.hotel.code, token));
  }

  /** A booking that failed. */
  async ended(heading: string): Promise<void> {
    await expectScreen(this.page, {
      name: `status ${heading}`,
      heading,
      title: `${heading} – ${this.hotel.name}`,
    });
  }

  async opened(): Promise<void> {
    await expectScreen(this.page, {
      name: 'status',
      heading: 'Your booking is being made',
      title: `Booking under way – ${this.hotel.name}`,
    });
  }
}
