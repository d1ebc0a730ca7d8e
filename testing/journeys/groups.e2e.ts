import { buildGull, buildKnot, buildShore, buildTern } from '../builders/journey-group.ts';
import { expectAccessible, expectAccessibleHere } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { approvedCard } from './pages/checkout-page.ts';
import { GroupPage } from './pages/group-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { walkFromGuests } from './walk.ts';

test(
  'a group shows which hotels have rooms, and leads into one with dates, rooms and code to a booking',
  { tag: '@one-width' },
  async ({ page, openHotel, openGroup }) => {
    const gull = await openHotel(buildGull);
    const hotels = { gull, tern: await openHotel(buildTern), knot: await openHotel(buildKnot) };
    const group = new GroupPage(page, (await openGroup((identity) => buildShore(identity, hotels))).group);
    const pages = guestPages(page, textsOf(gull));

    await group.goTo();
    await group.opened('before a search');
    await expectFits(page, 'a group before a search');
    await expect(group.areaOf('The north shore').getByRole('listitem')).toHaveCount(2);
    const onMap = page.getByRole('list', { name: 'On the map' });
    await expect(onMap.getByRole('link', { name: 'The Gull' })).toHaveAttribute('href', /^\/Book\//);
    await onMap.getByRole('button', { name: 'The south shore' }).click();
    await expect(group.areaOf('The north shore')).toBeHidden();
    await expect(page).toHaveURL(/area=2/);
    await onMap.getByRole('button', { name: 'The south shore' }).click();
    await expect(group.areaOf('The north shore')).toBeVisible();
    await group.go().click();
    await expect(page.getByRole('alert')).toContainText('Choose the day you arrive');

    await group.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0&area=north&utm_source=letter');
    await expect(
      page.getByText('Part of your link could not be read and was left out: the area.'),
    ).toBeVisible();
    await expect(group.sum()).toHaveText('Two of three hotels have rooms for 2 adults · 2 rooms.');
    await expect(group.hotel('The Gull').getByRole('link')).toHaveAttribute('href', /&utm_source=letter$/);
    await group.opened('searched');
    await expectFits(page, 'a group searched');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'group searched, dark');
    await page.emulateMedia({ colorScheme: 'light' });
    // Pounds and euros side by side, each hotel in its own currency, in the group's order.
    await expect(group.hotel('The Gull')).toContainText('From £320.00 for 2 nights, 2 rooms');
    await expect(group.hotel('The Knot')).toContainText('From €320.00 for 2 nights, 2 rooms');
    await expect(group.hotel('The Tern')).toContainText('Full on Wednesday 3 March.');
    await expect(group.hotel('The Tern')).not.toContainText('£');
    await expect(group.areaOf('The north shore').getByRole('heading', { level: 4 })).toHaveText([
      'The Gull',
      'The Tern',
    ]);

    await group.codesCell().click();
    await group.codes.opened();
    await group.codes.promo().fill('NEVER');
    await group.codes.use().click();
    await expect(group.codes.dialog).toContainText('We do not know this code.');
    await group.codes.promo().fill('SPRING10');
    await group.codes.use().click();
    await expect(group.codesCell()).toContainText('SPRING10 entered');
    await group.area().selectOption('The north shore');
    await group.go().click();
    await expect(group.sum()).toHaveText('One of two hotels has rooms for 2 adults · 2 rooms.');
    await expect(page).toHaveURL(/\?arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0&promo=SPRING10&area=1$/);
    await expect(page.getByRole('heading', { name: 'Wed 3 to Fri 5 Mar 2027' })).toBeFocused();
    await expect(group.hotel('The Gull')).toContainText('was £320.00, now £288.00');
    await page.goBack();
    await expect(group.sum()).toHaveText('Two of three hotels have rooms for 2 adults · 2 rooms.');
    await page.goForward();

    await group.hotel('The Gull').getByRole('link').click();
    await pages.rooms.opened({ of: 2 });
    await expect(page.getByText('The code SPRING10 is in these prices.')).toBeVisible();
    await pages.rooms.choose('Double', 'Saver');
    await pages.rooms.opened({ room: 2, of: 2, fromInside: true });
    await pages.rooms.choose('Double', 'Saver');
    await pages.guests.opened();
    await pages.guests.name('Grace', 'Hopper', 2);
    await walkFromGuests(pages);
    await pages.checkout.fillBooker();
    await pages.checkout.fillCard(approvedCard);
    await pages.checkout.agree();
    await pages.checkout.act('Pay £288.00 and book').click();
    await pages.confirmation.opened();
    expect(await ledgerFigure(pages.confirmation.receipt, 'Total')).toBe('£288.00');
  },
);

test('a group without a room anywhere shows this, baits with nothing, and leads to what there is', async ({
  page,
  openHotel,
  openGroup,
  changeHotel,
}) => {
  const gull = await openHotel(buildGull);
  const hotels = { gull, tern: await openHotel(buildTern), knot: await openHotel(buildKnot) };
  const group = new GroupPage(page, (await openGroup((identity) => buildShore(identity, hotels))).group);
  await changeHotel({
    ...gull,
    allotments: [{ ...gull.allotments[0]!, rooms: 0 }],
  });

  await group.goTo('arrive=2027-03-20&nights=2&rooms=2-0-0&promo=NEVER&area=2');
  await expect(group.sum()).toHaveText('No hotel has rooms for 2 adults · 1 room.');
  await group.opened('with nothing free');
  await expectFits(page, 'a group with nothing free');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'group with nothing free, dark');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose other dates' }).click();
  await expect(group.calendar.dialog).toBeVisible();
  await expect(group.calendar.day('2027-03-21')).toHaveAccessibleName(/sold out/);
  await expectAccessibleHere(page, 'calendar of a group');
  await expect(group.calendar.dialog).not.toContainText('£');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look in every area' }).click();
  await expect(group.hotel('The Gull')).toContainText('Full on Saturday 20 March.');
  await expect(page.getByRole('main')).not.toContainText(/[£€]/);

  await group.hotel('The Knot').getByRole('link', { name: 'See its next free nights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Full on these dates' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mon 22 to Wed 24 Mar 2027/ })).toBeVisible();
  await page.goBack();
  await expect(group.hotel('The Gull')).toContainText('Full on Saturday 20 March.');
});
