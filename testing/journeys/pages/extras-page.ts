import type { Locator, Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';

/** The extras of one chosen room. */
export class ExtrasPage {
  readonly page: Page;
  readonly hotel: HotelTexts;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
  }

  async opened({ fromInside = true } = {}): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `extras ${screenCode(code)}`,
      heading: 'Anything else?',
      title: `Anything else? – ${name}`,
      fromInside,
    });
    // The extras load after the heading.
    await this.without().waitFor();
  }

  row(extra: string): Locator {
    const heading = this.page.getByRole('heading', { level: 2, name: extra, exact: true });
    return this.page.getByRole('listitem').filter({ has: heading });
  }

  /** For an extra that is taken or not; pressed once taken. */
  add(extra: string): Locator {
    return this.row(extra).getByRole('button', { name: new RegExp(`^Add.*${extra}$`) });
  }

  /** For an extra with a count. */
  more(extra: string): Locator {
    return this.row(extra).getByRole('button', { name: `One more: ${extra}` });
  }

  goOn(sum: string): Locator {
    return this.main().getByRole('button', { name: `Continue with ${sum} of extras` });
  }

  without(): Locator {
    return this.main().getByRole('button', { name: 'Continue without extras' });
  }

  private main(): Locator {
    return this.page.getByRole('main');
  }
}
