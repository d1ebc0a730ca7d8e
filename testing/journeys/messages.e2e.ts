import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { messageRows } from './message-rows.ts';
import { guestPages } from './pages/guest-pages.ts';

for (const { message, hotel, provoke, place, complaint } of messageRows) {
  test(`“${message}” is shown where it belongs`, async ({ page, openHotel, provoked }) => {
    if (complaint !== undefined) provoked.push(complaint);
    const file = await openHotel(hotel);
    const pages = guestPages(page, textsOf(file));
    await provoke(pages, file);
    await expect(place(pages).filter({ hasText: message })).toHaveCount(1);
    await expect(place(pages).filter({ hasText: message })).toBeInViewport();
  });
}
