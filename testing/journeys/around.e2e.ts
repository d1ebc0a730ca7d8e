import type { Page } from '@playwright/test';
import { buildPromotion } from '../builders/hotel-file.ts';
import { buildGull, buildKnot, buildShore, buildTern } from '../builders/journey-group.ts';
import { buildOwnHotel, buildSaverHotel, type Identity } from '../builders/journey-hotels.ts';
import { readMails } from '../portico/read-mails.ts';
import { expectAccessible } from './accessibility.ts';
import { outside, standInForParties } from './counting-parties.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { GroupPage } from './pages/group-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { unfoldLedger } from './pages/ledger-figure.ts';
import { running } from './running.ts';
import { DOUBLE_LINK, walkFromGuests } from './walk.ts';

const ids = { googleTagManagerContainerId: 'GTM-TEST12', facebookPixelId: '1234567890' };

function buildCountedHotel(identity: Identity) {
  const saver = buildSaverHotel(identity);
  const counted = buildOwnHotel(identity, { property: ids, promotions: [buildPromotion()] });
  return { ...counted, roomTypes: saver.roomTypes, ratePlans: saver.ratePlans, extras: [] };
}

const choice = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const frames = (page: Page) => page.locator('iframe');

test('the question is one line on a phone and once a desk has scrolled, opens on a press, and never stands before a price', async ({
  page,
  openHotel,
}) => {
  const { search, rooms, guests } = guestPages(page, textsOf(await openHotel(buildCountedHotel)));
  await search.goTo('');
  await expect(choice(page)).toBeVisible();
  expect((await choice(page).boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('button', { name: 'May we count your visit?' }).click();
  await expect(choice(page)).toContainText('never who books');
  await page.setViewportSize({ width: 1440, height: 900 });
  await search.goTo('');
  await expect(choice(page)).toContainText('never who books');
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('button', { name: 'May we count your visit?' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 520 });
  await rooms.goTo(DOUBLE_LINK);
  const price = page.getByRole('main').locator('.money').last();
  await page
    .getByRole('region', { name: 'May we count your visit?', includeHidden: true })
    .waitFor({ state: 'attached' });
  // For each scroll position with a price at the foot.
  for (const above of [4, 24]) {
    await price.evaluate(
      (element, gap) => scrollTo(0, scrollY + element.getBoundingClientRect().bottom + gap - innerHeight),
      above,
    );
    await expect(choice(page)).toBeHidden();
  }
  await page.evaluate(() => scrollBy(0, 200));
  await expect(choice(page)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await rooms.goTo('arrive=2027-03-03&nights=6&rooms=1-0-0');
  await rooms.choose('Double', 'Saver');
  await guests.opened();
  await expect(choice(page)).toBeVisible();
  const due = await rooms.ledger.getByText('To pay at the hotel').boundingBox();
  const bar = await choice(page).boundingBox();
  expect((due?.y ?? Infinity) + (due?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Nor over a figure of the ledger, which on a phone ends the page and is collapsed.
  await page.setViewportSize({ width: 390, height: 520 });
  await unfoldLedger(rooms.ledger);
  await rooms.ledger
    .getByText('VAT in this price')
    .evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().bottom + 80 - innerHeight));
  await expect(choice(page)).toBeHidden();
});

test('a visit is counted once the guest agrees, never where a card is typed, and a booking once', async ({
  page,
  context,
  openHotel,
  provoked,
}) => {
  provoked.push(outside);
  const parties = await standInForParties(context, running().url);
  const hotel = textsOf(await openHotel(buildCountedHotel));
  const pages = guestPages(page, hotel);
  const { rooms, guests, checkout, confirmation } = pages;

  // Before consent nothing is loaded: no request, no cookie, no frame.
  await pages.search.goTo('utm_source=letter&utm_term=ada@example.com&gclid=Cj0K');
  await expect(choice(page)).toBeVisible();
  await expectAccessible(page, 'the choice of being counted');
  await expectFits(page, 'the choice of being counted');
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(choice(page)).toBeHidden();
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ value: 'refused', sameSite: 'Lax', path: '/' });
  await page.reload();
  await pages.search.opened();
  await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  expect(parties.left).toEqual([]);

  // Changed at the foot of the page.
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await expect(page.getByRole('heading', { name: 'May we count your visit?' })).toBeFocused();
  await expect(choice(page)).toContainText('You have refused.');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => parties.events('page_view').length).toBe(1);
  const [first, second] = parties.google();
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
  expect(second).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }]);
  const { url: origin } = running();
  expect(parties.events('page_view')[0]).toMatchObject({
    page_location: `${origin}/Book/${hotel.code}?utm_source=letter&gclid=Cj0K`,
    page_path: `/Book/${hotel.code}`,
    booking_step: 1,
  });

  // From rooms to checkout.
  await rooms.goTo(`${DOUBLE_LINK}&promo=SPRING10`);
  await rooms.opened();
  await rooms.choose('Double', 'Saver');
  await guests.opened();
  await expect.poll(() => parties.events('add_to_cart').length).toBe(1);
  // The rooms stay until the checkout arrives; the press is counted from their page.
  await page.route(/\/Checkout$/, async (route) => {
    await expect.poll(() => parties.events('begin_checkout').length).toBe(1);
    await route.continue();
  });
  await walkFromGuests(pages);
  for (const event of ['view_item_list', 'select_item', 'view_item'])
    expect(parties.events(event), event).toHaveLength(1);
  expect(parties.events('add_to_cart')[0]).toMatchObject({
    ecommerce: { currency: 'GBP', items: [{ item_name: 'Double', item_variant: 'Saver', quantity: 1 }] },
  });

  // The page with the card form sends nothing out, and cannot.
  const before = parties.left.length;
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await expect(frames(page)).toHaveCount(0);
  expect(parties.left).toHaveLength(before);
  await checkout.act().click();
  await confirmation.opened({ fromInside: false });
  await expect.poll(() => parties.events('purchase').length).toBe(1);
  const number = await confirmation.reservationNumber();
  expect(parties.events('purchase')[0]).toMatchObject({
    ecommerce: {
      transaction_id: number,
      currency: 'GBP',
      coupon: 'Spring at the quay',
      tax: expect.any(Number),
      items: [{ item_name: 'Double' }],
    },
  });
  // Events of the checkout are sent after it.
  expect(parties.events('add_payment_info')).toHaveLength(1);
  expect(parties.events('begin_checkout')).toHaveLength(1);
  expect(parties.events('page_view').map(({ page_path }) => page_path)).toEqual(
    expect.arrayContaining(
      ['Rooms-And-Rates', 'Checkout', 'Confirmation'].map((name) => `/Book/${hotel.code}/${name}`),
    ),
  );
  expect(parties.pixel()).toContainEqual([
    'track',
    'Purchase',
    expect.objectContaining({ currency: 'GBP' }),
    { eventID: number },
  ]);

  // Once, despite reloads and a second tab.
  const token = confirmation.token();
  await page.reload();
  await confirmation.opened({ fromInside: false });
  const beside = await context.newPage();
  await beside.goto(page.url());
  const views = () =>
    parties.events('page_view').filter(({ page_path }) => String(page_path).endsWith('/Confirmation'));
  await expect.poll(() => views().length).toBe(3);
  await beside.close();
  expect(parties.events('purchase')).toHaveLength(1);

  // No third party learns the guest, the link, the code, or sees the page around the frame.
  const reported = parties.left.map((url) => decodeURIComponent(url.href.replaceAll('+', ' '))).join('\n');
  for (const secret of [token, 'Ada', 'Lovelace', 'ada@', 'SPRING10', '4242 4242', 'St James'])
    expect(reported).not.toContain(secret);
  const last = parties.left.findLast((url) => url.searchParams.has('around'));
  expect(last?.searchParams.get('around')).toBe('closed closed');
  expect(last?.searchParams.get('kept')).toBe('closed closed');
  // Google's cookies are stored on its behalf, out of the pages' reach.
  expect(last?.searchParams.get('cookies')).toBe('_ga=GA1.1.42');
  const stored = (await context.cookies()).map(({ name }) => name);
  // Beside it, the booker's grant, which opens the booking from its confirmation.
  expect(stored.filter((name) => !name.startsWith('portico-booking-'))).toEqual([cookie?.name]);

  // Consent withdrawn.
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await expect(choice(page)).toContainText('You have accepted.');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(frames(page)).toHaveCount(0);
  const stores = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  for (const stored of ['_ga', 'utm_source', 'page_view']) expect(stores).not.toContain(stored);
  const after = parties.left.length;
  await pages.search.goTo('');
  await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeVisible();
  await expect(choice(page)).toBeHidden();
  expect(parties.left).toHaveLength(after);
});

test('the page of a group is counted by its own ids once the guest agrees', async ({
  page,
  context,
  openHotel,
  openGroup,
  provoked,
}) => {
  provoked.push(outside);
  const parties = await standInForParties(context, running().url);
  const hotels = {
    gull: await openHotel(buildGull),
    tern: await openHotel(buildTern),
    knot: await openHotel(buildKnot),
  };
  const file = await openGroup((identity) => {
    const shore = buildShore(identity, hotels);
    return { ...shore, group: { ...shore.group, ...ids } };
  });
  const group = new GroupPage(page, file.group);
  await group.goTo('utm_source=letter');
  await expect(choice(page)).toBeVisible();
  expect(parties.left).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => parties.events('page_view').length).toBe(1);
  expect(parties.events('page_view')[0]).toMatchObject({
    page_path: `/BookGroup/${file.group.code}`,
    page_location: `${running().url}/BookGroup/${file.group.code}?utm_source=letter`,
  });
  await expect.poll(() => parties.pixel()).toContainEqual(['track', 'PageView']);
  // A hotel of the group asks for its own consent.
  const before = parties.left.length;
  await guestPages(page, textsOf(hotels.gull)).search.goTo();
  await expect(frames(page)).toHaveCount(0);
  expect(parties.left).toHaveLength(before);
});

test('a demo shows the choice and asks no one outside, whatever is answered', async ({ page }) => {
  await page.goto('/Book/FELL');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(frames(page)).toHaveCount(1);
  await expect(choice(page)).toBeHidden();
});

test('a message is written from a page, goes to the hotel with the search, and states that it was sent', async ({
  page,
  openHotel,
}) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  await pages.rooms.goTo(DOUBLE_LINK);
  await pages.rooms.opened();
  await page.getByRole('button', { name: 'Contact us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'contact with faults');
  await expectFits(page, 'contact with faults');
  await dialog.getByLabel('Your name').fill('Grace Hopper');
  await dialog.getByLabel('Your e-mail address').fill('grace@example.com');
  const message = `May we bring a dog to ${hotel.code}?`;
  await dialog.getByLabel('Your message').fill(message);
  await page.reload();
  await pages.rooms.opened({ fromInside: false });
  await page.getByRole('button', { name: 'Contact us' }).click();
  await expect(dialog.getByLabel('Your message')).toHaveValue(message);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog).toContainText('We answer by e-mail.');
  await expectAccessible(page, 'contact sent');
  const ours = () => readMails(running().mailFolder).filter(({ text }) => text.includes(message));
  await expect.poll(() => ours().length).toBe(1);
  const [mail] = ours();
  expect(mail?.to).not.toBe('grace@example.com');
  expect(mail?.subject).toBe('Message from Grace Hopper');
  expect(mail?.text).toContain('Wed 3 Mar 2027 to Fri 5 Mar 2027, 2 nights');
  expect(mail?.text).toContain('1 adult');
});
