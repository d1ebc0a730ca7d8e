import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { moneyText } from '@portico/contract/texts/money-text';
import { taxLines } from '@portico/contract/texts/tax-texts';
import { actText } from '@portico/web/shared/payment/act-texts';
import { paymentOf, typesCard } from '@portico/web/shared/payment/required-payment';
import type { Locator, Page } from '@playwright/test';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { demoStays } from '../penny/demo-stays.ts';
import type { OfferedBasket } from '../penny/offered-basket.ts';
import { richBasket } from '../penny/rich-basket.ts';
import { voucherCode } from '../penny/random-additions.ts';
import { randomPropertyFile } from '../penny/random-property-file.ts';
import { seededRandom } from '../penny/random.ts';
import { FELL, QUAY, textsOf, type HotelTexts } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone, type GuestPages } from './pages/guest-pages.ts';
import { ledgerFigure, ledgerFigures, unfoldLedger } from './pages/ledger-figure.ts';

/** Of each kind; a phone runs the first half, a desktop the other. */
const STAYS = 4;
const OWN = 6;
const SEED = 20_271_122;

for (let index = 0; index < STAYS / 2; index += 1) {
  test(`the same sums to the penny on every screen, stay ${index + 1} at the demo hotels`, async ({
    page,
    baseURL,
  }) => {
    const at = isPhone(page) ? index : index + STAYS / 2;
    const stay = await demoStay(baseURL ?? '', at);
    await test.step(stay.label, () => expectSameSums(page, stay.hotel.code === 'QUAY' ? QUAY : FELL, stay));
  });
}

for (let index = 0; index < OWN / 2; index += 1) {
  test(`the same sums to the penny with an extra, a promotion and a voucher, stay ${index + 1}`, async ({
    page,
    baseURL,
    openHotel,
  }) => {
    const seed = SEED + (isPhone(page) ? index : index + OWN / 2);
    const file = await openHotel((identity) => ownHotel(seed, identity));
    const stay = await richBasket({ url: baseURL ?? '' }, file.property.code, seed);
    await test.step(stay.label, () => expectSameSums(page, textsOf(file), stay));
  });
}

async function demoStay(url: string, index: number): Promise<OfferedBasket> {
  let at = 0;
  for await (const stay of demoStays({ url })) {
    if (at === index) return stay;
    at += 1;
  }
  throw new Error('the demo hotels offer too little');
}

/** Any hotel in pounds, with its own identity and pictures, and a voucher for a part or for all. */
function ownHotel(seed: number, identity: Identity): PropertyFile {
  const file = randomPropertyFile(seededRandom(seed), identity.id, 1);
  const { standardVatRate, isStandardTaxExclusive } = file.property;
  const { property } = buildOwnHotel(identity, { property: { standardVatRate, isStandardTaxExclusive } });
  const balance = seed % 2 === 0 ? 40.37 : 9_000;
  return { ...file, property, giftVouchers: [{ code: voucherCode(0), kind: 'money', balance }] };
}

async function expectSameSums(page: Page, words: HotelTexts, stay: OfferedBasket): Promise<void> {
  const pages = guestPages(page, words);
  const { search, guests, summary, checkout, confirmation } = pages;
  const { hotel, quote, voucher } = stay;
  const money = (minor: number) => moneyText(minor, hotel.currency);
  const rooms = stay.rooms.map(({ offer }) => offer.quote);
  const lines = [...rooms.map((room) => room.grossMinor), ...rooms.flatMap(extrasOf)].map(money);
  const total = money(quote.grossMinor);
  const taxes = taxLines(quote).map(({ minor }) => money(minor));

  await search.goTo(stay.link);
  await chooseRooms(pages, stay, money);
  await takeUpgrades(pages, stay);
  await guests.opened();
  await unfoldLedger(pages.rooms.ledger);
  const roomsAlone = rooms.map((room) => money(room.grossMinor));
  await expectFigures(pages.rooms.ledger, [...roomsAlone, money(quote.roomsGrossMinor)]);
  await nameGuests(pages, stay);
  await takeExtras(pages, stay, money);
  await tellAges(pages, stay);
  if (isPhone(page)) {
    await summary.opened();
    await expectFigures(page.getByRole('main'), [...lines, total, ...taxes]);
    await summary.goOn().click();
  }

  await checkout.opened();
  await expectFigures(checkout.stay, [...lines, total, ...taxes, money(quote.dueBeforeVoucher.nowMinor)]);
  if (voucher.kind === 'money') {
    await checkout.voucher.apply(voucher.code);
    await expect(checkout.voucher.used()).toContainText(money(quote.voucherMinor));
    await expectFigures(checkout.stay, [`−${money(quote.voucherMinor)}`]);
  }
  const later = quote.due.later.map(({ minor }) => money(minor));
  await expectFigures(checkout.stay, [...lines, total, ...taxes, ...later]);
  expect(await ledgerFigure(checkout.stay, 'To pay today')).toBe(money(quote.due.nowMinor));
  expect(await ledgerFigure(checkout.stay, 'To pay at the hotel')).toBe(money(quote.due.atHotelMinor));
  await checkout.fillBooker();
  const payment = paymentOf(hotel, stay.rooms, quote, null);
  if (typesCard(payment.required)) await checkout.fillCard();
  await checkout.agree();
  await checkout.act(actText(payment, hotel.currency)).click();

  await confirmation.opened();
  const paid = [quote.due.nowMinor].filter((minor) => minor > 0).map(money);
  const byVoucher = [quote.voucherMinor].filter((minor) => minor > 0).map((minor) => `−${money(minor)}`);
  await expectFigures(confirmation.receipt, [...lines, total, ...taxes, ...byVoucher, ...paid, ...later]);
  expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe(money(quote.due.atHotelMinor));
}

type Money = (minor: number) => string;

function extrasOf({ extras }: OfferedBasket['quote']['rooms'][number]): number[] {
  return extras.map(({ grossMinor }) => grossMinor);
}

async function chooseRooms({ rooms: screen }: GuestPages, { steps }: OfferedBasket, money: Money) {
  for (const [at, seen] of steps.rooms.entries()) {
    await screen.opened({ room: at + 1, of: steps.rooms.length, fromInside: at > 0 });
    await expect(screen.price(seen.roomTypeName), 'card').toContainText(money(seen.lowestMinor));
    await screen.seeRates(seen.roomTypeName);
    const row = screen.rate(seen.roomTypeName, seen.ratePlanName);
    await expect(row, 'rate row').toContainText(`${money(seen.grossMinor)} `);
    await row.getByRole('button', { name: /^Choose/ }).click();
  }
}

async function takeUpgrades(pages: GuestPages, { rooms, steps }: OfferedBasket) {
  for (const roomNumber of steps.upgrades) {
    await expectRoom(pages, roomNumber, rooms.length);
    await pages.upgrades.opened();
    const room = rooms[roomNumber - 1];
    const isTaken = room !== undefined && room.item.upgradedFrom !== null;
    await (isTaken ? pages.upgrades.take(room.roomTypeName) : pages.upgrades.keep()).click();
  }
}

async function nameGuests({ page, guests }: GuestPages, { rooms }: OfferedBasket) {
  for (const room of rooms.keys()) await guests.name('Ada', 'Lovelace', room + 1);
  const beds = rooms.flatMap(({ bedName }) => bedName ?? []);
  for (const [at, bed] of beds.entries()) await page.getByLabel('Beds').nth(at).selectOption(bed);
  await guests.goOn().click();
}

async function takeExtras(pages: GuestPages, { rooms, steps }: OfferedBasket, money: Money) {
  const { extras } = pages;
  for (const roomNumber of steps.extras) {
    await expectRoom(pages, roomNumber, rooms.length);
    await extras.opened();
    const room = rooms[roomNumber - 1];
    for (const { name, quantity } of room?.item.extras ?? []) {
      const isCounted = (await extras.more(name).count()) > 0;
      for (let taken = 0; taken < quantity; taken += 1) {
        await (isCounted ? extras.more(name) : extras.add(name)).click();
      }
    }
    const sumMinor = room?.offer.quote.extrasGrossMinor ?? 0;
    await (sumMinor > 0 ? extras.goOn(money(sumMinor)) : extras.without()).click();
  }
}

/** Of the children who come to supper, which asks for them. */
async function tellAges({ page, guests }: GuestPages, { rooms }: OfferedBasket) {
  const areAsked = rooms.some(
    ({ item }) =>
      item.guests.children > 0 && item.extras.some(({ name }) => name === 'Supper on the first evening'),
  );
  if (!areAsked) return;
  await guests.opened();
  for (const age of await page.getByRole('combobox', { name: /^Age of/ }).all()) await age.selectOption('7');
  await guests.goOn().click();
}

/** The room, of several, that a step is about. */
async function expectRoom({ page, hotel }: GuestPages, roomNumber: number, of: number) {
  if (of === 1) return;
  const words = new RegExp(`^${hotel.unit.singular} ${roomNumber} of ${of}$`, 'i');
  await expect(page.getByText(words)).toBeVisible();
}

/** Each ends a line of the ledger; the price before a promotion may precede it. */
async function expectFigures(ledger: Locator, sums: readonly string[]): Promise<void> {
  const ending = (sum: string) => sum.replace(/[$.]/g, '\\$&');
  const isThere = sums.map((sum) => expect.stringMatching(new RegExp(`(^|\\s)${ending(sum)}$`)));
  await expect(async () => {
    expect(await ledgerFigures(ledger)).toEqual(expect.arrayContaining(isThere));
  }).toPass();
}
