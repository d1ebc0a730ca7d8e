import { stayLinkPath } from '@portico/contract/stay-link-path';
import type { Page } from '@playwright/test';
import { oneAdult } from '../booking/booking-body.ts';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { searchOverHttp } from './search-over-http.ts';

const stay = 'arrive=2027-05-04&nights=3&adults=2';
const link = (naming: string) => `${stayLinkPath(QUAY.code)}?${stay}&${naming}`;

/** Every room type with its rates, and the price that its row shows on a page that names none. */
async function offersShown(page: Page) {
  const { rooms } = guestPages(page, QUAY);
  await page.goto(link('utm_source=letter'));
  await rooms.opened();
  const { RoomTypes } = await searchOverHttp(page.request, 1, {
    DateFrom: '2027-05-04',
    DateTo: '2027-05-07',
    Rooms: [{ ...oneAdult, NumberOfAdults: 2 }],
  });
  const offers = [];
  for (const { RoomType, Rates } of RoomTypes) {
    await rooms.seeRates(RoomType.Name);
    for (const { RatePlanId, RatePlanName } of Rates) {
      const price = await rooms.rate(RoomType.Name, RatePlanName).locator('.money').innerText();
      const naming = `room=${RoomType.RoomTypeId}&plan=${RatePlanId}`;
      offers.push({ naming, room: RoomType.Name, rate: RatePlanName, price });
    }
  }
  return offers;
}

test('a link to any room type and rate lands on it, at the price that machines read there', async ({
  page,
}) => {
  const offers = await offersShown(page);
  expect(offers.length).toBeGreaterThan(6);
  const { rooms } = guestPages(page, QUAY);
  for (const { naming, room, rate, price } of offers) {
    await page.goto(link(naming));
    await rooms.opened();
    const card = page.getByRole('article').first();
    await expect(card).toHaveAccessibleName(room);
    const row = rooms.rates(room).getByRole('listitem').first();
    await expect(row.getByRole('heading')).toHaveText(new RegExp(`^${rate} From your link`));
    await expect(row).toContainText(price);
    const read = page.locator('[data-nav-stage-final=true] [itemprop=price]');
    await expect(read).toHaveCount(1);
    await expect(read).toHaveText(price);
    expect(Number(await read.getAttribute('content'))).toBe(Number(price.replaceAll(/[£,]/g, '')));
    await expect(page.locator('meta[itemprop=priceCurrency]')).toHaveAttribute('content', 'GBP');
  }
});
