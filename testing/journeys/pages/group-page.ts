import type { Locator, Page } from '@playwright/test';
import { guestPaths } from '@portico/contract/paths';
import { CalendarPanel } from './calendar-panel.ts';
import { CodesDialog } from './codes-dialog.ts';
import { expectScreen } from './screen.ts';

interface GroupTexts {
  readonly code: string;
  readonly name: string;
}

/** The hotels of a group, and their availability. */
export class GroupPage {
  readonly page: Page;
  readonly group: GroupTexts;
  readonly form: Locator;
  readonly calendar: CalendarPanel;
  readonly codes: CodesDialog;

  constructor(page: Page, group: GroupTexts) {
    this.page = page;
    this.group = group;
    this.form = page.getByRole('form', { name: 'Search' });
    this.calendar = new CalendarPanel(page);
    this.codes = new CodesDialog(page);
  }

  async goTo(query = ''): Promise<void> {
    await this.page.goto(`${guestPaths.bookGroup(this.group.code)}${query && `?${query}`}`);
  }

  /** `state` names the content for the accessibility check. */
  async opened(state: string): Promise<void> {
    const { name } = this.group;
    await expectScreen(this.page, {
      name: `group ${state}`,
      heading: name,
      title: `Book your stay – ${name}`,
    });
  }

  area(): Locator {
    return this.form.getByLabel('Area');
  }

  arrival(): Locator {
    return this.form.getByRole('button', { name: /^Arrive/ });
  }

  codesCell(): Locator {
    return this.form.getByRole('button', { name: /^Promotional code/ });
  }

  go(): Locator {
    return this.form.getByRole('button', { name: 'See hotels' });
  }

  /** The result in a sentence. */
  sum(): Locator {
    return this.page.getByRole('status').filter({ hasText: /hotels? ha/ });
  }

  areaOf(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** A hotel among those of an area, in its own card or below them. */
  hotel(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }
}
