import { deskPaths } from '@portico/contract/desk/desk-document';
import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import { buildBooking } from '../booking/booking-body.ts';
import { buildExtra, buildPromotion, DOUBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expectFocusSeen } from './focus-seen.ts';
import { expect, test } from './journey.ts';

test('each screen of the desk fits into 320 pixels in neon, and shows where the focus is', async ({
  page,
  openHotel,
  request,
}) => {
  const { property } = await openHotel((identity) =>
    buildOwnHotel(identity, {
      property: { ...(hostileThemes['neon'] && { theme: hostileThemes['neon'] }) },
      extras: [buildExtra()],
      promotions: [buildPromotion()],
    }),
  );
  const { code, id: PropertyId } = property;
  const { ReferenceNumber: number } = await bookOverHttp(request, buildBooking({ PropertyId }));
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, 'owner', code);
  const screens: readonly (readonly [string, string])[] = [
    [`${deskPaths.today(code)}?day=2027-03-03`, 'Wednesday 3 March'],
    [deskPaths.bookings(code), 'Bookings'],
    [deskPaths.booking(code, String(number)), 'Ada Lovelace'],
    [deskPaths.newBooking(code), 'New booking'],
    [deskPaths.rates(code), 'Rates and rooms'],
    [`${deskPaths.reports(code)}?from=2027-03-01&to=2027-03-31`, 'How the house is doing'],
    [deskPaths.setUp(code, `roomTypes.${DOUBLE}`), 'Double'],
    [deskPaths.setUp(code, 'colours'), 'Colours'],
    [deskPaths.setUp(code, 'settings'), 'How guests book'],
    [deskPaths.staff(code), 'Staff and log-ins'],
  ];
  for (const [address, title] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, address);
    await expectFocusSeen(page, address);
  }
});
