import type { Locator } from '@playwright/test';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildBooking, buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { FLEXIBLE, SAUNA } from '../builders/hotel-file.ts';
import {
  buildOneRoomHotel,
  buildOwnHotel,
  buildSaverHotel,
  type Identity,
} from '../builders/journey-hotels.ts';
import { buildFullHotel, buildRoomyHotel, buildVoucherHotel } from '../builders/whole-way-hotels.ts';
import { bookOverHttp } from './book-over-http.ts';
import type { GuestPages } from './pages/guest-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK, walkFromSummary, walkToGuests } from './walk.ts';

/** A message, how a guest triggers it, and where it shows. */
interface MessageRow {
  readonly message: string;
  readonly hotel: (identity: Identity) => PropertyFile;
  readonly provoke: (pages: GuestPages, file: PropertyFile) => Promise<void>;
  /** Where it has to show. */
  readonly place: (pages: GuestPages) => Locator;
  /** The expected browser complaint. */
  readonly complaint?: RegExp;
}

const aboveTheRooms = ({ page }: GuestPages) => page.getByRole('main').getByRole('status');
const inTheNews = ({ checkout }: GuestPages) => checkout.news();
const belowTheForm = ({ page }: GuestPages) =>
  page.getByRole('checkbox', { name: /^I agree/ }).locator('xpath=following::*[@role="alert"]');

/** The exact messages of searching, choosing and booking. */
export const messageRows: readonly MessageRow[] = [
  {
    message: 'We do not know this code.',
    hotel: buildSaverHotel,
    provoke: ({ search }) => search.goTo(`${DOUBLE_LINK}&promo=NOBODYS`),
    place: aboveTheRooms,
  },
  {
    message: 'This code is not valid for your stay.',
    hotel: (identity) => {
      const file = buildRoomyHotel(identity);
      return { ...file, promotions: file.promotions.map((promotion) => ({ ...promotion, minNights: 5 })) };
    },
    provoke: ({ search }) => search.goTo(`${DOUBLE_LINK}&promo=SPRING10`),
    place: aboveTheRooms,
  },
  {
    message: 'We do not know this voucher. Please check its code.',
    hotel: buildVoucherHotel,
    provoke: async (pages) => {
      await startAtCheckout(pages);
      await pages.checkout.voucher.apply('NOBODYS-1');
    },
    place: ({ checkout }) => checkout.stay.getByRole('alert'),
  },
  {
    message: 'You have added the maximum number of rooms',
    hotel: buildRoomyHotel,
    provoke: async ({ search }) => {
      await search.goTo();
      await search.openGuests();
      await search.guests.addRoom();
      await search.guests.addRoom();
    },
    place: ({ search }) => search.guests.dialog.getByRole('status'),
  },
  {
    message: 'This hotel is unavailable on your selected dates.',
    hotel: buildFullHotel,
    provoke: ({ search }) => search.goTo(DOUBLE_LINK),
    place: ({ page }) => page.getByRole('main').getByRole('paragraph'),
  },
  {
    message: 'Not enough rooms based on occupancy',
    hotel: buildSaverHotel,
    provoke: ({ search }) => search.goTo('arrive=2027-03-03&nights=2&rooms=3-0-0'),
    place: ({ page }) => page.getByRole('main').getByRole('paragraph'),
  },
  {
    message: 'No rooms found',
    hotel: buildSaverHotel,
    provoke: ({ search }) => search.goTo(`${DOUBLE_LINK}&room=999`),
    place: ({ page }) => page.getByRole('main').getByRole('paragraph'),
  },
  {
    // Each of the two fits only the one Family.
    message: 'Your combination of rooms is not available, please retry your search or contact us directly',
    hotel: buildRoomyHotel,
    provoke: ({ search }) => search.goTo('arrive=2027-03-03&nights=2&rooms=3-0-0,3-0-0'),
    place: ({ page }) => page.getByRole('main').getByRole('paragraph'),
  },
  {
    message: 'No same day bookings available',
    hotel: (identity) =>
      buildOwnHotel(identity, {
        settings: {
          sameDayBookingRestriction: {
            enabled: true,
            hour: 11,
            minute: 0,
            message: 'No same day bookings available',
          },
        },
      }),
    provoke: ({ search }) => search.goTo('arrive=2027-02-20&rooms=1-0-0'),
    place: aboveTheRooms,
  },
  {
    message: 'Sorry, your selection is not available. Room 1 has been taken.',
    hotel: buildOneRoomHotel,
    provoke: async (pages, file) => {
      await startAtCheckout(pages);
      await fill(pages);
      await bookOverHttp(pages.page.request, buildBooking({ PropertyId: file.property.id }));
      await pages.checkout.act().click();
    },
    place: inTheNews,
  },
  {
    message: 'Sorry, your selection is not available. Sauna is no longer free on Wed 3 Mar 2027.',
    hotel: buildRoomyHotel,
    provoke: async (pages, file) => {
      await walkToSauna(pages);
      await fill(pages, { card: false });
      const room = buildRoom({
        RatePlanId: FLEXIBLE,
        TotalCost: 225,
        Services: [{ ServiceId: SAUNA, Quantity: 1 }],
      });
      await bookOverHttp(
        pages.page.request,
        buildFlexibleBooking({ PropertyId: file.property.id, Rooms: [room] }),
      );
      await pages.checkout.act().click();
    },
    place: belowTheForm,
  },
  {
    message: 'Failed to create booking',
    hotel: buildSaverHotel,
    provoke: async (pages) => {
      await startAtCheckout(pages);
      await fill(pages);
      await pages.page.route(`**/api/Reservation/Create`, (route) =>
        route.fulfill({ status: 400, json: {} }),
      );
      await pages.checkout.act().click();
    },
    place: belowTheForm,
    complaint: /the server responded with a status of 400/,
  },
];

async function fill({ checkout }: GuestPages, { card = true } = {}): Promise<void> {
  await checkout.fillBooker();
  if (card) await checkout.fillCard();
  await checkout.agree();
}

/** Walks to the checkout with the only sauna. */
async function walkToSauna(pages: GuestPages): Promise<void> {
  const { guests, extras } = pages;
  await walkToGuests(pages, DOUBLE_LINK, { roomType: 'Double', ratePlan: 'Flexible', hasUpgrades: true });
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await extras.more('Sauna').click();
  await extras.goOn('£25.00').click();
  await walkFromSummary(pages);
}
