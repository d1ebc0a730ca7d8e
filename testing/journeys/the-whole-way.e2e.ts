import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { Page } from '@playwright/test';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { ledgerFigure, ledgerFigures } from './pages/ledger-figure.ts';
import { walkFromSummary } from './walk.ts';

/** From a Monday to a Thursday in spring; each project has its own week. */
const arrivalOf = (page: Page) => localDate(isPhone(page) ? '2027-04-12' : '2027-04-19');

test('three rooms with an upgrade, extras of each kind and a promo code come to the same on every screen', async ({
  page,
  database,
}) => {
  const arrival = arrivalOf(page);
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
  await search.goTo(`arrive=${arrival}&nights=3&rooms=2-0-0,2-0-0,2-0-0&promo=tide10`);
  await rooms.opened({ room: 1, of: 3 });
  await expect(page.getByText(/^The code tide10 is in these prices\.$/i)).toBeVisible();
  await rooms.seeRates('The Harbour Room');
  const first = rooms.rate('The Harbour Room', 'Flexible, room only');
  await expect(first).toContainText('Ten per cent with the tide');
  // 3 × 136.00, 10 % off each night.
  await expect(first).toContainText('£408.00');
  await expect(first).toContainText('£367.20');
  await first.getByRole('button', { name: 'Choose Flexible, room only' }).click();
  await rooms.opened({ room: 2, of: 3, fromInside: true });
  await rooms.choose('The Sail Loft', 'Flexible, room only');
  await rooms.opened({ room: 3, of: 3, fromInside: true });
  await rooms.choose('The Garden Twin', 'Flexible, with breakfast');

  await upgrades.opened();
  await expect(page.getByText('Room 1 of 3')).toBeVisible();
  // 3 × 0.9 × (208.00 − 136.00).
  await expect(upgrades.card('The Signal Suite')).toContainText('+ £194.40');
  await expect(upgrades.card('The Signal Suite')).toContainText('£64.80 more a night');
  await upgrades.take('The Signal Suite').click();
  for (const room of ['Room 2 of 3', 'Room 3 of 3']) {
    await expect(page.getByText(room)).toBeVisible();
    await upgrades.opened();
    await upgrades.keep().click();
  }

  await guests.opened();
  for (const [at, name] of ['Ada', 'Grace', 'Hedy'].entries()) await guests.name(name, 'Lovelace', at + 1);
  await guests.goOn().click();
  await expect(page.getByRole('alert')).toContainText('Room 3');
  await guests.beds().selectOption('One double, made of the two');
  await guests.goOn().click();

  await extras.opened();
  await expect(page.getByText('Room 1 of 3')).toBeVisible();
  await expect(extras.row('A dog')).toBeHidden();
  await expect(extras.row('Breakfast in bed')).toContainText('£14 per person per day × 2 × 3 = £84.00');
  await extras.add('Breakfast in bed').click();
  await expect(extras.add('Breakfast in bed')).toHaveAttribute('aria-pressed', 'true');
  await extras.goOn('£84.00').click();
  await expect(page.getByText('Room 2 of 3')).toBeVisible();
  await extras.opened();
  await extras.more('Oysters on arrival').click();
  await extras.more('Oysters on arrival').click();
  await expect(extras.row('Oysters on arrival')).toContainText('£38 each × 2 = £76.00');
  await extras.goOn('£76.00').click();
  await expect(page.getByText('Room 3 of 3')).toBeVisible();
  await extras.opened();
  await expect(extras.row('Breakfast in bed')).toBeHidden();
  await extras.add('A dog').click();
  if (!isPhone(page)) {
    // 3 × 0.9 × 208.00, 3 × 0.9 × 125.00, 3 × 0.9 × (130.00 + 2 × 12.00), and the extras without 10 % off.
    expect(await ledgerFigures(rooms.ledger)).toEqual(expect.arrayContaining([...figures, '£1,489.90']));
  }
  await extras.goOn('£15.00').click();
  if (isPhone(page)) {
    await summary.opened();
    const main = page.getByRole('main');
    await expect(main).toContainText('Oysters on arrival × 2');
    expect(await ledgerFigures(main)).toEqual(expect.arrayContaining([...figures, '£1,489.90']));
  }
  await walkFromSummary(pages);

  expect(await ledgerFigures(checkout.stay)).toEqual(expect.arrayContaining([...figures, '£1,489.90']));
  // 20 % of the Garden Twin; extras are paid at the hotel.
  expect(await ledgerFigure(checkout.stay, 'To pay today')).toBe('£83.16');
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act('Pay £83.16 and book').click();

  await confirmation.opened();
  expect(await ledgerFigures(confirmation.receipt)).toEqual(
    expect.arrayContaining([...figures, '£1,489.90']),
  );
  expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe('£1,406.74');
  const booked = page.getByRole('list', { name: 'Your rooms' }).getByRole('listitem');
  await expect(booked.nth(0)).toContainText('The Signal Suite');
  await expect(booked.nth(0)).toContainText('Breakfast in bed');
  await expect(booked.nth(0)).toContainText('Ten per cent with the tide');
  await expect(booked.nth(1)).toContainText('Grace Lovelace');
  await expect(booked.nth(1)).toContainText('Oysters on arrival × 2');
  await expect(booked.nth(2)).toContainText('One double, made of the two');
  await expect(booked.nth(2)).toContainText('A dog');

  const { kysely } = database;
  const number = await confirmation.reservationNumber();
  const stored = await kysely
    .selectFrom('reservation')
    .select(['reservation_id', 'promo_code', 'gross'])
    .where('reference_number', '=', number)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ promo_code: 'tide10', gross: 1489_90 });
  const rows = await kysely
    .selectFrom('reservation_extra')
    .select(['name', 'quantity', 'gross'])
    .where('reservation_id', '=', stored.reservation_id)
    .orderBy('gross')
    .execute();
  expect(rows).toEqual([
    { name: 'A dog', quantity: 1, gross: 15_00 },
    { name: 'Oysters on arrival', quantity: 2, gross: 76_00 },
    { name: 'Breakfast in bed', quantity: 1, gross: 84_00 },
  ]);
  const nights = await kysely
    .selectFrom('reservation_item')
    .select(['departure', 'gross', 'extras_gross'])
    .where('reservation_id', '=', stored.reservation_id)
    .orderBy('gross')
    .execute();
  expect(nights).toEqual([
    { departure: addDays(arrival, 3), gross: 337_50, extras_gross: 76_00 },
    { departure: addDays(arrival, 3), gross: 415_80, extras_gross: 15_00 },
    { departure: addDays(arrival, 3), gross: 561_60, extras_gross: 84_00 },
  ]);
});

/** Each room and each extra. */
const figures = [/£561\.60$/, /£337\.50$/, /£415\.80$/, /^£84\.00$/, /^£76\.00$/, /^£15\.00$/].map((figure) =>
  expect.stringMatching(figure),
);
