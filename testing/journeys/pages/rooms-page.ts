import { guestPaths } from '@portico/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { HotelWords } from '../hotel-words.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

/** One searched room: the room types that fit it and their rates, with the ledger beside them. */
export class RoomsPage {
  readonly page: Page;
  readonly hotel: HotelWords;
  /** What the stay comes to so far; on a phone it follows the choices. */
  readonly ledger: Locator;

  constructor(page: Page, hotel: HotelWords) {
    this.page = page;
    this.hotel = hotel;
    this.ledger = page.getByRole('region', { name: 'Your stay' });
  }

  async goTo(query: string): Promise<void> {
    await this.page.goto(`${guestPaths.roomsAndRates(this.hotel.code)}?${query}`);
  }

  async opened({ room = 1, of = 1, fromInside = false } = {}): Promise<void> {
    const { unit, name, code } = this.hotel;
    const which = of === 1 ? `your ${unit.singular}` : `the ${ordinals[room - 1]} ${unit.singular}`;
    await expectScreen(this.page, {
      name: `rooms ${screenCode(code)}`,
      heading: `Choose ${which}`,
      title: `Choose ${which} – ${name}`,
      fromInside,
    });
  }

  /** Nothing can be had. */
  async openedFull(heading: string): Promise<void> {
    await expectScreen(this.page, { name: 'no availability', heading, title: /^Choose / });
  }

  card(roomType: string): Locator {
    return this.page.getByRole('article', { name: roomType, exact: true });
  }

  /** The paragraph of the card that says the lowest price. */
  price(roomType: string): Locator {
    return this.card(roomType)
      .getByRole('paragraph')
      .filter({ hasText: /nights? from/ });
  }

  async seeRates(roomType: string): Promise<void> {
    const button = this.card(roomType).getByRole('button', { name: /^See \d+ rates? of / });
    await button.click();
    await expect(this.rates(roomType)).toBeVisible();
  }

  rates(roomType: string): Locator {
    return this.card(roomType).getByRole('list', { name: `Rates of ${roomType}` });
  }

  rate(roomType: string, ratePlan: string): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name: ratePlan, exact: true });
    return this.rates(roomType).getByRole('listitem').filter({ has: heading });
  }

  /** Opens the rates of the type where they are closed, and takes that one. */
  async choose(roomType: string, ratePlan: string): Promise<void> {
    await this.seeRates(roomType);
    await this.rate(roomType, ratePlan)
      .getByRole('button', { name: `Choose ${ratePlan}` })
      .click();
  }

  changeSearch(): Locator {
    return this.page.getByRole('region', { name: 'Your search' }).getByRole('link', { name: /^Change/ });
  }
}
