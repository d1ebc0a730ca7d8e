import type { BrowserContext } from '@playwright/test';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { Database } from '@portico/server/platform/database/database';
import { buildShowingHotel } from '../builders/journey-hotels.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { flagRows } from './flags-table.ts';
import type { FlagRow } from './flags-row.ts';
import { visits, type ScreenName, type Visit } from './flags-screens.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test as journey } from './journey.ts';
import { importHotel, newIdentity } from './own-hotel.ts';
import { guestPages } from './pages/guest-pages.ts';
import { running } from './running.ts';

/** One browser context for the whole table; every screen of every hotel is read once, several in one visit. */
const test = journey.extend<object, { look: ReturnType<typeof looker> }>({
  look: [
    async ({ browser, database }, use) => {
      const context = await browser.newContext({
        baseURL: running().url,
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      });
      await context.clock.setFixedTime(STARTED_AT);
      await use(looker(context, database));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// One worker runs them all: another would read every screen again.
test.describe.configure({ mode: 'default' });

/** Rows of one hotel; the first row's flag names it when it is not shared. Without a name: the unchanged hotel. */
function looker(context: BrowserContext, database: Database) {
  const hotels = new Map<string, Promise<PropertyFile>>();
  const made = new Map<string, Promise<Map<ScreenName, string>>>();

  async function open(hotel: string): Promise<PropertyFile> {
    const rows = flagRows.filter((row) => hotelOf(row) === hotel);
    const file = rows.reduce((changed, row) => row.change(changed), buildShowingHotel(newIdentity()));
    await importHotel(database, file);
    return file;
  }

  /** All screens wanted of the hotel that one visit shows. */
  async function make(visit: Visit, hotel: string): Promise<Map<ScreenName, string>> {
    const file = await once(hotels, hotel, () => open(hotel));
    const rows = flagRows.filter((row) => hotel === unchanged || hotelOf(row) === hotel);
    const wanted = new Set(rows.map(({ screen }) => screen).filter((screen) => visits[screen] === visit));
    const seen = new Map<ScreenName, string>();
    // A page of its own: a tab's state from one visit would show on another.
    const page = await context.newPage();
    try {
      for await (const [screen, sight] of visit(guestPages(page, textsOf(file)), file, (screen) =>
        wanted.has(screen),
      )) {
        seen.set(screen, sight);
        if ([...wanted].every((each) => seen.has(each))) break;
      }
      return seen;
    } finally {
      await page.close();
    }
  }

  return async (hotel: string, screen: ScreenName) => {
    const visit = visits[screen];
    const seen = await once(made, `${hotel} ${visit.name}`, () => make(visit, hotel));
    const sight = seen.get(screen);
    if (sight === undefined) throw new Error(`the visit shows no ${screen}`);
    return sight;
  };
}

function once<Found>(
  found: Map<string, Promise<Found>>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const finding = found.get(key) ?? find();
  found.set(key, finding);
  return finding;
}

const unchanged = '';

const hotelOf = (row: FlagRow) => row.hotel ?? `${row.flag} ${row.screen} ${row.with}`;

for (const row of flagRows) {
  const { flag, screen } = row;
  test(`${flag} on ${screen}: ${row.with ?? `no more ${row.without}`}`, async ({ look }) => {
    const before = await look(unchanged, screen);
    const after = await look(hotelOf(row), screen);
    expectSight(before, row.without);
    expectNoSight(after, row.without);
    expectNoSight(before, row.with);
    expectSight(after, row.with);
  });
}

function expectSight(seen: string, sight: FlagRow['with']): void {
  if (typeof sight === 'string') expect(seen).toContain(sight);
  else if (sight !== null) expect(seen).toMatch(sight);
}

function expectNoSight(seen: string, sight: FlagRow['with']): void {
  if (typeof sight === 'string') expect(seen).not.toContain(sight);
  else if (sight !== null) expect(seen).not.toMatch(sight);
}
