import type { Locator } from '@playwright/test';
import { CalendarPanel } from './calendar-panel.ts';
import { approvedCard, type TypedCard } from './checkout-page.ts';
import { ManagePages } from './manage-pages.ts';

/** The steps that change a booking's price: each shows the new price and is accepted. */
export class ChangesPage extends ManagePages {
  readonly calendar = new CalendarPanel(this.page);
  readonly compare = this.page.getByRole('table', { name: 'Old price, new price and difference' });

  async find(number: string): Promise<void> {
    await this.goToLookup();
    await this.lookUp(number, 'Lovelace');
    await this.opened('Your booking');
  }

  way(name: string | RegExp): Locator {
    return this.thisBooking.getByRole('link', { name });
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  /** The button that names the action and the sum. */
  accept(): Locator {
    return this.button(/^Accept/);
  }

  /** From any step to other dates, up to the request for their price. */
  async requestDates(arrival: string, departure: string): Promise<void> {
    await this.change('Dates');
    await this.opened('Your dates');
    await this.chooseDates(arrival, departure);
  }

  /** From any step to the calendar, with the arrival selected. */
  async startOnDates(arrival: string): Promise<void> {
    await this.change('Dates');
    await this.opened('Your dates');
    await this.button('Choose new dates').click();
    await this.calendar.jumpTo(arrival);
    await this.calendar.day(arrival).click();
  }

  async chooseDates(arrival: string, departure: string): Promise<void> {
    await this.button(/^Choose (new|other) dates$/).click();
    await this.calendar.choose(arrival, departure);
    await this.calendar.use();
  }

  async fillCard(card: TypedCard = approvedCard): Promise<void> {
    const field = (label: string) => this.main.getByLabel(label, { exact: true });
    await field('Name on card').fill('Ada Lovelace');
    await field('Card number').fill(card.number);
    await field('Expiry date').fill(card.expiry);
    await field('Security code').fill(card.securityCode);
  }

  /** A line's old figure, new figure and difference. */
  async line(name: string): Promise<string[]> {
    const head = this.page.getByRole('rowheader', { name, exact: true });
    const row = this.compare.getByRole('row').filter({ has: head });
    await row.waitFor();
    const cells = await row.getByRole('cell').allInnerTexts();
    return cells.map((cell) => cell.replace(/^(Was|Now|Difference)\s*/, ''));
  }

  /** The figure of a ledger line. */
  figure(label: string): Locator {
    const name = this.page.getByText(label, { exact: true });
    return this.main.locator('dl > div').filter({ has: name }).locator('dd');
  }

  async saved(options?: { fromInside: boolean }): Promise<void> {
    await this.opened('Saved', options);
  }

  news(): Locator {
    return this.main.getByRole('alert').filter({ hasText: /./ });
  }
}
