import { press, type, typeCheckout } from './by-keyboard.ts';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';

test('a guest books with the keyboard alone', async ({ page }) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
  await search.goTo();
  await search.opened();
  await press(page, search.arrival());
  await search.calendar.opened();
  // Today has the focus. One month later is Saturday, 20 March; two days later is Monday.
  await expect(search.calendar.day('2027-02-20')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(search.calendar.day('2027-03-22')).toBeFocused();
  await page.keyboard.press('Enter');
  // The next day has the focus now.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, search.calendar.dialog.getByRole('button', { name: 'Use these dates' }));
  await expect(search.arrival()).toBeFocused();
  await expect(search.departure()).toContainText('Wednesday 24 March');

  const openGuests = search.form.getByRole('button', { name: 'Guests and rooms' });
  await press(page, openGuests);
  await search.guests.opened();
  await page.keyboard.press('Escape');
  await expect(openGuests).toBeFocused();
  await press(page, search.go());

  await rooms.opened({ fromInside: true });
  await press(page, rooms.card('The Sail Loft').getByRole('button', { name: /^See/ }));
  const paidNow = rooms.rate('The Sail Loft', 'Paid now');
  await press(page, paidNow.getByRole('button', { name: 'Choose Paid now' }));
  await upgrades.opened();
  await press(page, upgrades.take('The Harbour Room'));
  await guests.opened();
  await type(page, guests.firstName(), 'Ada');
  await type(page, guests.lastName(), 'Lovelace');
  await press(page, guests.goOn());
  await extras.opened();
  await press(page, extras.more('Oysters on arrival'));
  await page.keyboard.press('Enter');
  await press(page, extras.add('Breakfast in bed'), 'Space');
  await expect(extras.add('Breakfast in bed')).toBeFocused();
  // 2 × 38.00, and two nights for two at 14.00.
  await press(page, extras.goOn('£132.00'));
  if (isPhone(page)) {
    await summary.opened();
    await press(page, summary.goOn());
  }

  await checkout.opened();
  await typeCheckout(page, checkout);
  await press(page, checkout.act());
  await confirmation.opened();
});

test('the calendar is turned, read and left with keys', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo('arrive=2027-03-15&nights=3&rooms=2-0-0');
  // The link opens the offer; the link at the top leads back to its search.
  await rooms.opened();
  await rooms.newSearch().click();
  await search.opened({ fromInside: true });
  await press(page, search.arrival());
  await search.calendar.opened();
  await expect(search.calendar.day('2027-03-15')).toBeFocused();
  await expect(search.calendar.day('2027-03-22')).toHaveAccessibleName(/: 22, £/);
  await page.keyboard.press('ArrowDown');
  await expect(search.calendar.day('2027-03-22')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await expect(search.calendar.dialog).toBeHidden();
  await expect(search.arrival()).toBeFocused();
  await expect(search.arrival()).toContainText('Monday 15 March');
});

test('the first stop of a page leads past its head', async ({ page }) => {
  const { search } = guestPages(page, QUAY);
  await search.goTo();
  await search.opened();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(search.location()).toBeFocused();
});
