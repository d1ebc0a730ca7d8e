import { expect, type Locator, type Page } from '@playwright/test';
import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { expectAccessibleHere } from '../accessibility.ts';

/** The price calendar: beside the form on a desktop, a sheet on a phone. */
export class CalendarPanel {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'When would you like to stay?' });
  }

  async opened(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog.getByRole('button', { name: /: \d+, £/ }).first()).toBeVisible();
    await expectAccessibleHere(this.page, 'calendar');
  }

  async jumpTo(date: string): Promise<void> {
    await this.dialog.getByLabel('Jump to a month').selectOption(`${date.slice(0, 7)}-01`);
  }

  /** The name begins with the day's role in the stay. */
  day(date: string): Locator {
    const day = localDate(date);
    const name = new RegExp(`${weekdayText(day)},? ${dayText(day)} ${monthText(day)}`);
    return this.dialog.getByRole('button', { name });
  }

  async choose(arrival: string, departure: string): Promise<void> {
    await this.jumpTo(arrival);
    await this.day(arrival).click();
    if (departure.slice(0, 7) !== arrival.slice(0, 7)) await this.jumpTo(departure);
    await this.day(departure).click();
  }

  async use(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Use these dates' }).click();
    await expect(this.dialog).toBeHidden();
  }

  message(): Locator {
    return this.dialog.getByRole('status');
  }
}
