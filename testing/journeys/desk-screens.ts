import { deskPaths } from '@portico/contract/desk/desk-document';
import type { APIRequestContext } from '@playwright/test';
import type { PropertyTheme } from '@portico/contract/theme/property-theme';
import { buildBooking } from '../booking/booking-body.ts';
import { buildExtra, buildPromotion, DOUBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { bookOverHttp } from './book-over-http.ts';

/** A hotel that has something on each screen. */
export const buildWholeHotel = (identity: Identity, theme?: PropertyTheme) =>
  buildOwnHotel(identity, {
    property: { ...(theme && { theme }) },
    extras: [buildExtra()],
    promotions: [buildPromotion()],
    settings: { giftVouchers: { name: 'Gift voucher' } },
  });

/** The address and the title of each screen of the desk, once a booking is made. */
export async function deskScreens(
  request: APIRequestContext,
  { code, id: PropertyId }: Identity,
): Promise<readonly (readonly [string, string])[]> {
  const { ReferenceNumber: number } = await bookOverHttp(request, buildBooking({ PropertyId }));
  return [
    [`${deskPaths.today(code)}?day=2027-03-03`, 'Wednesday 3 March'],
    [deskPaths.bookings(code), 'Bookings'],
    [deskPaths.booking(code, String(number)), 'Ada Lovelace'],
    [deskPaths.newBooking(code), 'New booking'],
    [deskPaths.rates(code), 'Rates and rooms'],
    [`${deskPaths.reports(code)}?from=2027-03-01&to=2027-03-31`, 'How the house is doing'],
    [deskPaths.setUp(code, `roomTypes.${DOUBLE}`), 'Double'],
    [deskPaths.setUp(code, 'colours'), 'Colours'],
    [deskPaths.setUp(code, 'settings'), 'How guests book'],
    [deskPaths.setUp(code, 'vouchers'), 'Gift vouchers'],
    [deskPaths.setUp(code, 'webhooks'), 'Webhooks'],
    [deskPaths.staff(code), 'Staff and log-ins'],
  ];
}
