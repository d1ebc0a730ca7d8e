import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { walkFromSummary } from './walk.ts';

test('a family that takes supper tells the ages of its children, and corrects one afterwards', async ({
  page,
}) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, guests, extras, checkout, confirmation } = pages;
  await search.goTo('arrive=2027-06-07&nights=2&rooms=2-2-0');
  await rooms.opened();
  await rooms.choose('The Boatshed', 'Flexible, with breakfast');
  await guests.opened();
  const ages = page.getByRole('combobox', { name: /^Age of child/ });
  await expect(ages).toHaveCount(0);
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await extras.add('Supper on the first evening').click();
  await extras.goOn('£130.00').click();
  await guests.opened();
  await expect(guests.firstName()).toHaveValue('Ada');
  await ages.first().selectOption('Under 1');
  await guests.goOn().click();
  const fault = page.getByRole('link', { name: 'Choose the age of each child' });
  await fault.click();
  await expect(ages.last()).toBeFocused();
  await ages.last().selectOption('9');
  await page.reload();
  await expect(ages.last(), 'typed and not sent').toHaveValue('9');
  await guests.goOn().click();
  await walkFromSummary(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expect(page.getByText('2 adults, 2 children (aged under 1 and 9)')).toBeVisible();

  await page.getByRole('link', { name: /^(Change or cancel|Manage)/ }).click();
  await page.getByRole('link', { name: /^Change The Boatshed|^The Boatshed/ }).click();
  await page.getByLabel('Age of child 1').selectOption('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
});
