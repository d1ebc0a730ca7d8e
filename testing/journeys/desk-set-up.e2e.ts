import { expect as holds, type Page } from '@playwright/test';
import { guestPaths } from '@portico/contract/paths';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { buildExtra, buildPromotion, DOUBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { logInAs } from './desk-log-in.ts';
import { drawnPicture } from './drawn-picture.ts';
import { expect, test } from './journey.ts';

const hotel = (identity: Identity) =>
  buildOwnHotel(identity, { extras: [buildExtra()], promotions: [buildPromotion()] });

/** The screen of a part of the set-up, opened at its address. */
async function openPart(page: Page, code: string, part: string, title: string) {
  await page.goto(deskPaths.setUp(code, part));
  await holds(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await holds(page.getByRole('button', { name: /^Save/ })).toBeVisible();
}

test.describe('with a picture that has no words yet', () => {
  // The save is refused until it has.
  test.use({ provoked: [/status of 400/] });

  test('an owner renames a room, adds a picture with its words, and publishes both to guests', async ({
    page,
    openHotel,
  }) => {
    const { property } = await openHotel(hotel);
    await logInAs(page, 'owner', property.code);
    await openPart(page, property.code, `roomTypes.${DOUBLE}`, 'Double');
    await page.getByLabel('Name', { exact: true }).fill('The Lamp Room');
    await expect(page.getByRole('article', { name: 'The Lamp Room' })).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'room.jpg',
        mimeType: 'image/jpeg',
        buffer: await drawnPicture(page),
      });
    await expect(page.getByText('Added. Say beside each what can be seen.')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save the room' });
    await save.click();
    const words = page.getByLabel('What can be seen').last();
    await page.getByRole('link', { name: 'Say in a few words what can be seen' }).click();
    await expect(words).toBeFocused();
    await expectAccessible(page, 'set-up, a room with a fault');
    await words.fill('A lamp on the sill');
    await save.click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await page.getByRole('button', { name: 'Publish one change' }).click();
    await expect(page.getByText('Published: guests see it now.')).toBeVisible();

    await page.goto(guestPaths.room(property.code, DOUBLE));
    await expect(page.getByRole('heading', { level: 1, name: 'The Lamp Room' })).toBeVisible();
    const shown = page.getByRole('img', { name: 'A lamp on the sill' }).first();
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test('what is typed survives another screen and back, and is dropped by “Leave it”', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(hotel);
  await logInAs(page, 'owner', property.code);
  await openPart(page, property.code, `roomTypes.${DOUBLE}`, 'Double');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half typed');
  await page.getByRole('link', { name: 'Rates' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(name).toHaveValue('Double');
});

test('by keyboard alone a promo code is changed and published', async ({ page, openHotel }) => {
  const { property } = await openHotel(hotel);
  await logInAs(page, 'owner', property.code);
  await openPart(page, property.code, 'promotions.41', 'Spring at the quay');
  const off = page.getByLabel('Off each night');
  await off.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Publish one change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: guests see it now.')).toBeVisible();
  await page.reload();
  await expect(off).toHaveValue('12.5');
});

test('an owner writes the way and opens a second restaurant, and guests find both', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(hotel);
  await logInAs(page, 'owner', property.code);
  await openPart(page, property.code, 'where', 'Directions');
  await page.getByLabel('Guests have a page with directions').check();
  await page.getByLabel('Parking').fill('In the yard behind the house.');
  await page.getByRole('button', { name: 'One more way' }).click();
  await page.getByLabel('Way', { exact: true }).fill('By train');
  await page.getByLabel('How', { exact: true }).fill('Nine minutes on foot from the station.');
  await page.getByRole('button', { name: 'Save the directions' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();

  await openPart(page, property.code, 'restaurants.99', 'New restaurant');
  await page.getByLabel('Name', { exact: true }).fill('The Salt Store');
  await page.getByLabel('Where it is, and who may come').fill('Across the yard, for everyone.');
  await page.getByRole('button', { name: 'One more sitting' }).click();
  await page.getByRole('button', { name: 'Save the restaurant' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(page.getByText('Published: guests see it now.')).toBeVisible();

  await page.goto(guestPaths.where(property.code));
  await expect(page.getByRole('heading', { name: 'By train' })).toBeVisible();
  await expect(page.getByText('In the yard behind the house.')).toBeVisible();
  await page.goto(guestPaths.table(property.code));
  await expect(page.getByText('Across the yard, for everyone.')).toBeVisible();
});

for (const [part, title] of [
  ['ratePlans.21', 'Flexible'],
  ['extras.31', 'Breakfast'],
  ['property', 'Address and words'],
  ['colours', 'Colours and mark'],
  ['where', 'Directions'],
  ['payments', 'Payments and VAT'],
  ['invoices', 'Invoices and refunds'],
  ['asked', 'What guests are asked'],
  ['restaurants.99', 'New restaurant'],
  ['settings', 'How guests book'],
] as const)
  test(`the set-up of ${part} is accessible`, async ({ page, openHotel }) => {
    const { property } = await openHotel(hotel);
    await logInAs(page, 'owner', property.code);
    await openPart(page, property.code, part, title);
    await expectAccessible(page, `set-up, ${title}`);
  });
