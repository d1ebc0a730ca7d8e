import { expect, test } from './journey.ts';
import { QUAY, textsOf } from './hotel-texts.ts';
import { guestPages } from './pages/guest-pages.ts';
import { approvedCard, declinedCard } from './pages/checkout-page.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { walkFromGuests } from './walk.ts';
import { FLEXIBLE } from '../builders/hotel-file.ts';
import { buildGuaranteeHotel, buildSaverHotel } from '../builders/journey-hotels.ts';

// Panels, loading pictures and the button waiting for the bank animate as they do for most guests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a guest chooses dates, guests and a room, pays, and has a confirmation', async ({ page }) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, checkout, confirmation } = pages;
  await search.goTo();
  await search.opened();

  await search.arrival().click();
  await search.calendar.opened();
  await search.calendar.choose('2027-03-15', '2027-03-18');
  await search.calendar.use();
  await search.openGuests();
  await search.guests.opened();
  await search.guests.more('Children');
  await search.guests.done();
  await expect(search.party([{ adults: 2, children: 1, infants: 0 }])).toBeVisible();
  await search.go().click();

  await rooms.opened({ fromInside: true });
  await rooms.choose('The Harbour Room', 'Flexible, with breakfast');

  await upgrades.opened();
  await upgrades.keep().click();
  await guests.opened();
  await walkFromGuests(pages);
  const total = await ledgerFigure(checkout.stay, 'Total');
  const today = await ledgerFigure(checkout.stay, 'To pay today');
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act(`Pay ${today} and book`).click();

  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Total')).toBe(total);
  expect(await ledgerFigure(confirmation.receipt, 'Paid today, Visa ending 4242')).toBe(today);
});

test(
  'where nothing is due now the card is saved and nothing is charged',
  { tag: '@one-width' },
  async ({ page, openHotel }) => {
    const hotel = textsOf(await openHotel(buildGuaranteeHotel));
    const pages = guestPages(page, hotel);
    const { checkout, confirmation } = pages;
    await startAtCheckout(pages, { ratePlanId: FLEXIBLE, grossMinor: 200_00 });
    await expect(page.getByText('Your card is kept as guarantee, nothing is charged now.')).toBeVisible();
    await checkout.fillBooker();
    await checkout.fillCard();
    await checkout.agree();
    await checkout.act(/^Book and keep card/).click();

    await confirmation.opened();
    await expect(confirmation.receipt).toContainText(
      'Kept as guarantee: Visa ending 4242. Nothing is charged now.',
    );
    expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe('£200.00');
  },
);

test('a declined card loses only its security code, and another card books', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard(declinedCard);
  await checkout.agree();
  await checkout.act('Pay £160.00 and book').click();

  await expect(checkout.news()).toContainText('The bank declined this card. Nothing has been charged');
  await expect(checkout.field('Security code')).toBeFocused();
  await expect(checkout.news()).toBeInViewport();
  await expect(checkout.field('Card number')).toHaveValue(declinedCard.number);
  await expect(checkout.field('Security code')).toHaveValue('');
  await expect(checkout.field('Street')).toHaveValue('12 St James’s Square');

  await checkout.field('Card number').fill(approvedCard.number);
  await checkout.field('Security code').fill(approvedCard.securityCode);
  await checkout.act('Pay £160.00 and book').click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Paid today, Visa ending 4242')).toBe('£160.00');
});

test('a double click sends one create', { tag: '@one-width' }, async ({ page, openHotel, database }) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  let creates = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Reservation/Create')) creates += 1;
  });
  await checkout.act().dblclick();
  await confirmation.opened();
  expect(creates).toBe(1);
  const made = await database.kysely
    .selectFrom('reservation')
    .select('status')
    .where('property_id', '=', file.property.id)
    .execute();
  expect(made).toEqual([{ status: 'confirmed' }]);
});
