import { moneyText } from '@portico/contract/texts/money-text';
import { offeredStays, type OfferedStay } from '../penny/offered-stay.ts';
import { FELL, QUAY } from './hotel-words.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { ledgerFigures } from './pages/ledger-figure.ts';

/** Of these, a phone sees the first half and a desktop the other. */
const STAYS = 10;

async function firstStays(url: string): Promise<OfferedStay[]> {
  const stays: OfferedStay[] = [];
  for await (const stay of offeredStays(url)) {
    stays.push(stay);
    if (stays.length === STAYS) break;
  }
  return stays;
}

for (let index = 0; index < STAYS / 2; index += 1) {
  test(`the same total to the penny on every screen, stay ${index + 1}`, async ({ page, baseURL }) => {
    const stays = await firstStays(baseURL ?? '');
    const stay = stays[isPhone(page) ? index : index + STAYS / 2];
    if (stay === undefined) throw new Error('the demo hotels offer too little');
    await test.step(stay.label, () => expectSameTotal(stay));

    async function expectSameTotal({ hotel, search: { link, rooms: parties }, rooms, quote }: OfferedStay) {
      const words = hotel.code === 'QUAY' ? QUAY : FELL;
      const { search, rooms: roomsPage, guests, summary, checkout, confirmation } = guestPages(page, words);
      const money = (minor: number) => moneyText(minor, hotel.currency);
      const perRoom = rooms.map(({ offer }) => money(offer.quote.grossMinor));
      const total = money(quote.grossMinor);

      await search.goTo(link);
      for (const [at, { roomTypeName, offer }] of rooms.entries()) {
        await roomsPage.opened({ room: at + 1, of: parties.length, fromInside: at > 0 });
        await roomsPage.seeRates(roomTypeName);
        const rates = roomsPage.rates(roomTypeName).getByRole('listitem');
        const lowest = (await rates.first().innerText()).match(/[£][\d,]+\.\d\d/)?.[0];
        await expect(roomsPage.price(roomTypeName), 'card').toContainText(`from ${lowest}`);
        const row = roomsPage.rate(roomTypeName, offer.rate.RatePlanName);
        await expect(row, 'rate row').toContainText(`${perRoom[at]} `);
        await row.getByRole('button', { name: /^Choose/ }).click();
      }
      await guests.opened();
      const chosen = await ledgerFigures(roomsPage.ledger);
      expect(chosen, 'ledger').toEqual(expect.arrayContaining([...perRoom, total]));
      for (const room of rooms.keys()) await guests.name('Ada', 'Lovelace', room + 1);
      await guests.goOn().click();
      if (isPhone(page)) {
        await summary.opened();
        expect(await ledgerFigures(page.getByRole('main')), 'summary').toEqual(
          expect.arrayContaining([...perRoom, total]),
        );
        await summary.goOn().click();
      }

      await checkout.opened();
      expect(await ledgerFigures(checkout.stay), 'checkout').toEqual(
        expect.arrayContaining([...perRoom, total, money(quote.due.nowMinor)]),
      );
      await checkout.fillBooker();
      await checkout.fillCard();
      await checkout.agree();
      await checkout.act().click();
      await confirmation.opened();
      expect(await ledgerFigures(confirmation.receipt), 'confirmation').toEqual(
        expect.arrayContaining([...perRoom, total]),
      );
    }
  });
}
