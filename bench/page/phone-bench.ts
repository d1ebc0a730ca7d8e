import { guestPaths } from '@portico/contract/paths';
import type { Browser, Page } from '@playwright/test';
import { median, whole } from '../figures.ts';
import { propertyIdOf } from '../property-id.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { linkWithRooms } from './link-with-rooms.ts';
import { openSlowPhone, readFelt } from './slow-phone.ts';
import { withChromium } from './with-chromium.ts';

/** In milliseconds; shifts in thousandths. */
const GOALS = { paint: 800, shifts: 0, task: 100, press: 100 };

/** Figures of one round: “rooms: first paint” and the like. */
type Round = Map<string, { readonly goal: number; readonly figure: number }>;

/** What a guest feels on a slow phone, from search to checkout. How to read it: docs/bench.md, "phone". */
export function phoneBench(rounds: number): Promise<Table[]> {
  return withServedPortico(({ url }) =>
    withChromium(async (browser) => {
      const link = await linkWithRooms(url, await propertyIdOf(url, 'QUAY'), todayInLondon());
      const all: Round[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await walk(browser, url, link));
      const rows = [...(all[0] ?? new Map())].map(([what, { goal }]) => {
        const figures = all.map((round) => round.get(what)?.figure ?? Number.NaN);
        const isMissed = median(figures) > goal;
        return [
          what,
          whole(goal),
          whole(median(figures)),
          whole(Math.max(...figures)),
          isMissed ? 'over' : '',
        ];
      });
      return [
        {
          title: 'What a guest feels on a slow phone',
          columns: ['what', 'goal', 'median', 'worst', ''],
          rows,
          note: '390 by 844, processor four times slower, 1.6 Mbps, 150 ms. Milliseconds; shifts in thousandths.',
        },
      ];
    }),
  );
}

async function walk(browser: Browser, url: string, link: string): Promise<Round> {
  const round: Round = new Map();
  const page = await openSlowPhone(browser);
  const main = page.getByRole('main');
  const press = (what: string, name: string | RegExp) =>
    pressed(page, round, what, () => main.getByRole('button', { name }).first().click());

  await opened(page, round, 'search', url + guestPaths.book('QUAY'), '[data-opens-dates]:not([disabled])');
  await pressed(page, round, 'search: calendar', () => page.locator('[data-opens-dates]').first().click());
  await closeDialog(page);
  await press('search: guests', /^Guests and rooms/);
  await closeDialog(page);

  const rooms = `${url}${guestPaths.roomsAndRates('QUAY')}?${link}`;
  await opened(page, round, 'rooms', rooms, 'main article button');
  await press('rooms: next picture', /^Next picture/);
  await pressed(page, round, 'rooms: filters', () => main.getByText('Filter and sort').first().click());
  await pressed(page, round, 'rooms: one filter', () => main.locator('label:has(input)').first().click());
  await pressed(page, round, 'rooms: no filter', () => main.locator('label:has(input)').first().click());
  await press('rooms: rates', /^See \d+ rates/);
  const ticks = main.getByRole('checkbox', { name: /^Compare/ });
  await pressed(page, round, 'rooms: compare one', () => ticks.nth(0).click());
  await pressed(page, round, 'rooms: compare two', () => ticks.nth(1).click());

  await opened(
    page,
    round,
    'room',
    `${url}${guestPaths.room('QUAY', 1)}?${link}`,
    'main [aria-label="Look closer"]',
  );
  await press('room: next picture', 'Next picture');
  await press('room: look closer', 'Look closer');
  await closeDialog(page);

  await page.goto(rooms);
  await main
    .getByRole('button', { name: /^See \d+ rates/ })
    .first()
    .click();
  await press('rooms: choose a rate', /^Choose /);
  const keep = main.getByRole('button', { name: /^Keep my room/ }).first();
  const firstName = page.getByLabel('First name');
  await keep.or(firstName).first().waitFor();
  if (await keep.isVisible()) await press('upgrades: keep', /^Keep my room/);
  await firstName.fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  for (const select of await main.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  await press('guests: continue', /^Continue/);
  await press('extras: one more', /^One more/);
  await press('extras: continue', /^Continue with/);
  await main.getByRole('link', { name: 'Go to checkout' }).click();
  await page.locator('[id="booker-email"]').waitFor();
  await press('checkout: what is missing', / and book$|^Book/);
  await page.context().close();
  return round;
}

/** A dialog opened by the press before; its content may still be loading. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Loads a document until it stands still. Nothing is looked for before: that would be a long task of its own. */
async function opened(page: Page, round: Round, screen: string, url: string, usable: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const { paint, shifts, task } = await readFelt(page);
  await page.locator(usable).first().waitFor();
  round.set(`${screen}: largest paint`, { goal: GOALS.paint, figure: paint });
  round.set(`${screen}: shifts`, { goal: GOALS.shifts, figure: shifts * 1_000 });
  round.set(`${screen}: longest task after the first paint`, { goal: GOALS.task, figure: task });
}

/** From the press to the next paint. */
async function pressed(page: Page, round: Round, what: string, act: () => Promise<void>): Promise<void> {
  await readFelt(page);
  await act();
  const { press } = await readFelt(page);
  round.set(what, { goal: GOALS.press, figure: press });
}
