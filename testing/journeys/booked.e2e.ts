import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { walkFromSummary } from './walk.ts';

test('a booking of two rooms with extras has its calendar file, the way to the hotel and a print of one page', async ({
  page,
  context,
  provoked,
}) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, extras, checkout, confirmation } = pages;
  await search.goTo('arrive=2027-06-07&nights=5&rooms=2-0-0,2-0-0&promo=tide10');
  await rooms.opened({ of: 2 });
  await rooms.choose('The Sail Loft', 'Three tides');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('The Garden Twin', 'Flexible, with breakfast');
  for (const room of ['Room 1 of 2', 'Room 2 of 2']) {
    await expect(page.getByText(room, { exact: true })).toBeVisible();
    await upgrades.opened();
    await upgrades.keep().click();
  }
  await guests.opened();
  await guests.name('Ada', 'Lovelace');
  await guests.name('Grace', 'Hopper', 2);
  await guests.beds().selectOption('One double, made of the two');
  await guests.goOn().click();
  for (const [room, sum] of [
    ['Room 1 of 2', '£103.00'],
    ['Room 2 of 2', '£118.00'],
  ] as const) {
    await expect(page.getByText(room, { exact: true })).toBeVisible();
    await extras.opened();
    await extras.more('Oysters on arrival').click();
    await extras.add('Supper on the first evening').click();
    if (room === 'Room 2 of 2') await extras.add('A dog').click();
    await extras.goOn(sum).click();
  }
  await walkFromSummary(pages);
  await checkout.fillBooker();
  await checkout
    .field('Anything we should know')
    .fill(
      'We come by the last train and bring a folding bicycle each. Is there somewhere dry to leave them?',
    );
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  const number = await confirmation.reservationNumber();
  const tools = page.getByRole('navigation', { name: 'Your booking' });

  const calendar = tools.getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  const href = (await calendar.getAttribute('href')) ?? '';
  const file = await context.request.get(href);
  expect(file.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect((await file.text()).replaceAll('\r\n ', '')).toContain(`Reservation number: ${number}`);
  const another = await context.request.get(
    `/api/Reservation/Calendar?propertyId=2&referenceNumber=${confirmation.token()}`,
  );
  expect(another.status(), 'of another hotel').toBe(404);

  const directions = tools.getByRole('link', { name: /^Directions/ });
  await expect(directions).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=The%20Quay%20House%2C%20/,
  );
  await expect(directions).toHaveAttribute('rel', /noreferrer/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo').getByText('+44')).toBeVisible();
  await expect(tools).toBeHidden();
  for (const words of [
    'If your plans change',
    'Oysters on arrival',
    'Is there somewhere dry',
    'If you do not come',
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(
      printed.toString('latin1').match(/\/Type \/Page\b/g),
      `pages of A4, from ${width} px`,
    ).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'screen' });

  const confirmed = page.url();
  await tools.getByRole('link', { name: 'Manage booking' }).click();
  await page.waitForURL('**/Manage/QUAY/Reservation');
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await page.goBack();
  await tools.getByRole('link', { name: 'Add extras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();

  // A guest with only the link has to give a name, and continues from there.
  provoked.push(/the server responded with a status of 404/);
  // Leave the page first: its pending requests would set the cookie again.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(confirmed);
  await tools.getByRole('link', { name: 'Add extras' }).click();
  await page.waitForURL('**/Manage/QUAY?step=extras&unit=1');
  await expect(page.getByRole('textbox', { name: 'Reservation number' })).toHaveValue(number);
});
