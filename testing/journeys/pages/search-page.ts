import { guestPaths } from '@portico/contract/paths';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { sumGuests, type Guests } from '@portico/domain/occupancy/guests';
import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { CalendarPanel } from './calendar-panel.ts';
import { CodesDialog } from './codes-dialog.ts';
import { GuestsPanel } from './guests-panel.ts';
import { expectScreen } from './screen.ts';

/** The start of a booking: dates, guests and rooms. */
export class SearchPage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly form: Locator;
  readonly calendar: CalendarPanel;
  readonly guests: GuestsPanel;
  readonly codes: CodesDialog;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.form = page.getByRole('form', { name: 'Search' });
    this.calendar = new CalendarPanel(page);
    this.guests = new GuestsPanel(page, hotel);
    this.codes = new CodesDialog(page);
  }

  async goTo(query = ''): Promise<void> {
    await this.page.goto(`${guestPaths.book(this.hotel.code)}${query && `?${query}`}`);
  }

  async opened({ fromInside = false } = {}): Promise<void> {
    const { name, code } = this.hotel;
    const title = `Book your stay – ${name}`;
    await expectScreen(this.page, { name: `search ${screenCode(code)}`, heading: name, title, fromInside });
  }

  /** Shown when a hotel has several. */
  location(): Locator {
    return this.form.getByLabel('Location');
  }

  arrival(): Locator {
    return this.form.getByRole('button', { name: /^Arrive/ });
  }

  departure(): Locator {
    return this.form.getByRole('button', { name: /^Depart/ });
  }

  party(rooms: readonly Guests[]): Locator {
    const words = `${guestsText(sumGuests(rooms))} · ${countedUnits(rooms.length, this.hotel.unit)}`;
    return this.form.getByRole('button', { name: `Guests and ${this.hotel.unit.plural} ${words}` });
  }

  async openGuests(): Promise<void> {
    await this.form.getByRole('button', { name: `Guests and ${this.hotel.unit.plural}` }).click();
  }

  /** Opens the codes, and shows their state. */
  codesCell(): Locator {
    return this.form.getByRole('button', { name: /^(Promotional code|Gift voucher)/ });
  }

  go(): Locator {
    return this.form.getByRole('button', { name: `See ${this.hotel.unit.plural}` });
  }

  problems(): Locator {
    return this.page.getByRole('alert');
  }

  /** The confirmation before a filled basket is emptied. */
  replaceDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Start again with this search?' });
  }
}

/** The demo hotels have themes of their own; the tests' hotels share one. */
export function screenCode(code: string): string {
  return /^T\d+$/.test(code) ? 'of a test' : code;
}
