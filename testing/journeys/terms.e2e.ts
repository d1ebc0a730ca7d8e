import type { Locator, Page } from '@playwright/test';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { dateText, longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { partsOf } from '../mail/parts-of.ts';
import { readMails } from '../portico/read-mails.ts';
import { FELL } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { running } from './running.ts';
import { walkFromSummary } from './walk.ts';

/** A Monday in spring; each project has its own week. */
const arrivalOf = (page: Page) => localDate(isPhone(page) ? '2027-04-12' : '2027-04-19');
const sum = /£[\d,]+\.\d\d/g;

test('each step of cancelling is shown on the rate, at checkout, on the confirmation and in both mails', async ({
  page,
}) => {
  const arrival = arrivalOf(page);
  const pages = guestPages(page, FELL);
  const { search, rooms, upgrades, guests, extras, checkout, confirmation } = pages;
  const halfFrom = addDays(arrival, -14);
  const allFrom = addDays(arrival, -2);

  await search.goTo(`arrive=${arrival}&nights=3&rooms=2-0-0,2-0-0`);
  await rooms.opened({ of: 2 });
  await rooms.seeRates('Rowan Lodge');
  const flexible = rooms.rate('Rowan Lodge', 'Flexible');
  await expect(flexible).toContainText(
    `Free until 18:00 on ${shortDateText(halfFrom)}, then 50% of the price, up to the whole price`,
  );
  await flexible.getByRole('button', { name: 'All terms of Flexible' }).click();
  const steps = (await sentences(flexible)).map((words) => words.replace(sum, '£'));
  expect(steps).toEqual([
    `Cancel free of charge until 18:00 on ${shortDateText(halfFrom)}.`,
    'After that it costs 50% of the price, £.',
    `From 18:00 on ${shortDateText(allFrom)} it costs the whole price, £.`,
    'If you do not come, it costs the same.',
    'Times are the hotel’s.',
  ]);
  const price =
    (await flexible.innerText()).match(/(£[\d,]+\.\d\d)\s*£[\d,]+\.\d\d a night/)?.[1] ?? 'a price';
  await expect(flexible).toContainText(`it costs the whole price, ${price}`);

  await flexible.getByRole('button', { name: 'Choose Flexible' }).click();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('Rowan Lodge', 'Paid now');
  for (const lodge of ['Lodge 1 of 2', 'Lodge 2 of 2']) {
    await expect(page.getByText(lodge, { exact: true })).toBeVisible();
    await upgrades.opened();
    await upgrades.keep().click();
  }
  await guests.opened();
  await guests.name('Ada', 'Lovelace');
  await guests.name('Grace', 'Hopper', 2);
  await guests.goOn().click();
  for (const lodge of ['Lodge 1 of 2', 'Lodge 2 of 2']) {
    await expect(page.getByText(lodge, { exact: true })).toBeVisible();
    await extras.opened();
    await extras.without().click();
  }
  await walkFromSummary(pages);

  const agreed = page.getByRole('heading', { name: 'Cancelling' }).locator('..');
  expect((await sentences(agreed)).map((words) => words.replace(sum, '£'))).toEqual([
    ...steps,
    'Non-refundable: cancelling costs the whole price, £.',
    'If you do not come, it costs the same.',
  ]);
  await expect(agreed).toContainText('Lodge 1, Rowan Lodge');
  await expect(agreed).toContainText('Lodge 2, Rowan Lodge');
  await expect(agreed).toContainText(`it costs the whole price, ${price}`);
  const isBeforePay = await agreed.evaluate((terms) => {
    const pay = document.querySelector('button[type="submit"]');
    return pay !== null && (terms.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBeforePay, 'terms come before the button').toBe(true);

  const email = `terms.${arrival}@example.com`;
  await checkout.fillBooker(email);
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  const next = page.getByRole('heading', { name: 'If your plans change' }).locator('..');
  await expect(next).toContainText('Lodge 1, Rowan Lodge');
  await expect(next).toContainText(`Cancel free of charge until 18:00 on ${dateText(halfFrom)}.`);
  await expect(next).toContainText(`From 18:00 on ${dateText(allFrom)} it costs the whole price, ${price}.`);
  await expect(next).toContainText('Non-refundable: cancelling costs the whole price, £');

  const number = await confirmation.reservationNumber();
  const written = () => readMails(running().mailFolder).filter(({ subject }) => subject.includes(number));
  await expect.poll(() => written().length, 'a mail to the guest and one to the hotel').toBe(2);
  for (const mail of written())
    for (const part of partsOf(mail)) {
      expect(part).toContain(
        `Lodge 1, Rowan Lodge: Cancel free of charge until 18:00 on ${longDateText(halfFrom)}.`,
      );
      expect(part).toContain(`From 18:00 on ${longDateText(allFrom)} it costs the whole price, ${price}.`);
      expect(part).toContain('Lodge 2, Rowan Lodge: Non-refundable: cancelling costs the whole price, £');
    }
});

/** The lines of the shown terms. */
async function sentences(within: Locator): Promise<string[]> {
  const lines = within.getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  // Dates contain non-breaking spaces.
  return (await lines.allInnerTexts()).map((words) => words.replaceAll('\u00a0', ' '));
}
