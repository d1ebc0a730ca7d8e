import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleHere } from '../accessibility.ts';
import type { HotelTexts } from '../hotel-texts.ts';

/** The guests of each room. */
export class GuestsPanel {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly dialog: Locator;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.dialog = page.getByRole('dialog', { name: `Guests and ${hotel.unit.plural}` });
  }

  async opened(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessibleHere(this.page, 'guests control');
  }

  room(number: number): Locator {
    const { singular } = this.hotel.unit;
    const name = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${number}`;
    return this.dialog.getByRole('group', { name, exact: true });
  }

  async more(kind: 'Adults' | 'Children' | 'Infants', room = 1): Promise<void> {
    await this.room(room)
      .getByRole('button', { name: `One more: ${kind}` })
      .click();
  }

  async fewer(kind: 'Adults' | 'Children' | 'Infants', room = 1): Promise<void> {
    await this.room(room)
      .getByRole('button', { name: `One fewer: ${kind}` })
      .click();
  }

  async addRoom(): Promise<void> {
    await this.dialog.getByRole('button', { name: `Add a ${this.hotel.unit.singular}` }).click();
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
