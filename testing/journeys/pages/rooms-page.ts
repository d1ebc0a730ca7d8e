import { guestPaths } from '@portico/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { CalendarPanel } from './calendar-panel.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

/** One searched room: matching room types and their rates, with the ledger beside them. */
export class RoomsPage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  /** The price of the stay so far; on a phone it follows the choices. */
  readonly ledger: Locator;
  readonly calendar: CalendarPanel;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.ledger = page.getByRole('region', { name: 'Your stay' });
    this.calendar = new CalendarPanel(page);
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

  /** Nothing is available. */
  async openedFull(heading: string): Promise<void> {
    await expectScreen(this.page, { name: 'no availability', heading, title: /^Choose / });
  }

  card(roomType: string): Locator {
    return this.page.getByRole('article', { name: roomType, exact: true });
  }

  /** The paragraph of the card with the lowest price. */
  price(roomType: string): Locator {
    return this.card(roomType)
      .getByRole('paragraph')
      .filter({ hasText: /nights? from/ });
  }

  /** Expands them when collapsed. */
  async seeRates(roomType: string): Promise<void> {
    const card = this.card(roomType);
    const see = card.getByRole('button', { name: /^See \d+ rates? of / });
    await expect(see.or(card.getByRole('button', { name: /^Hide rates? of / }))).toBeVisible();
    if (await see.isVisible()) await see.click();
    await expect(this.rates(roomType)).toBeVisible();
  }

  /** To the room's own page. */
  lookRound(roomType: string): Locator {
    return this.card(roomType).getByRole('link', { name: /^Look round the / });
  }

  rates(roomType: string): Locator {
    return this.card(roomType).getByRole('list', { name: `Rates of ${roomType}` });
  }

  rate(roomType: string, ratePlan: string): Locator {
    // A promotion follows the name.
    const heading = this.page.getByRole('heading', { level: 3, name: new RegExp(`^${ratePlan}(?= |$)`) });
    return this.rates(roomType).getByRole('listitem').filter({ has: heading });
  }

  /** Expands the type's rates when collapsed, and takes that one. */
  async choose(roomType: string, ratePlan: string): Promise<void> {
    await this.seeRates(roomType);
    await this.rate(roomType, ratePlan)
      .getByRole('button', { name: `Choose ${ratePlan}` })
      .click();
  }

  /** To the search page, which retains the search. */
  newSearch(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.hotel.name });
  }

  /** Opens the guests of each room, over the page. */
  changeGuests(): Locator {
    return this.page.getByRole('button', { name: `Change guests or ${this.hotel.unit.plural}` });
  }

  async changeDates(arrival: string, departure: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change dates' }).click();
    await this.calendar.opened();
    await this.calendar.choose(arrival, departure);
    await this.calendar.use();
  }

  /** Back to the choices of a finished room, from any list of rooms. */
  changeRoom(room: number): Locator {
    return this.page.getByRole('link', { name: this.ofRoom('Change', room) });
  }

  removeRoom(room: number): Locator {
    return this.page.getByRole('button', { name: this.ofRoom('Remove', room) });
  }

  addRoom(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `Add a ${this.hotel.unit.singular}` });
  }

  /** Asks for the guests of the added room. */
  addDialog(): Locator {
    return this.page.getByRole('dialog', { name: `Add a ${this.hotel.unit.singular}` });
  }

  private ofRoom(act: string, room: number): RegExp {
    return new RegExp(`^${act} ${this.hotel.unit.singular} ${room}$`, 'i');
  }
}
