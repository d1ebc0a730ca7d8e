import { guestPaths } from '@portico/contract/paths';
import type { RatePlanId } from '@portico/domain/ids';
import { saveBooking } from '@portico/web/shared/stay/booking-session';
import { emptyBooking, nothingSeen, type Booking, type BookingItem } from '@portico/web/shared/stay/booking';
import { DOUBLE, SAVER } from '../builders/hotel-file.ts';
import type { GuestPages } from './pages/guest-pages.ts';
import { DOUBLE_LINK } from './walk.ts';

export interface Basket {
  readonly ratePlanId: RatePlanId;
  /** Gross for the stay, in minor units. */
  readonly grossMinor: number;
}

const doubleAtSaver: Basket = { ratePlanId: SAVER, grossMinor: 160_00 };

/**
 * Opens the checkout as a guest reaches it who has chosen a Double for Ada Lovelace, without extras. For journeys about
 * what follows; the-whole-way and booking-a-room walk the way there.
 */
export async function startAtCheckout(pages: GuestPages, basket = doubleAtSaver): Promise<void> {
  const { page, hotel, checkout } = pages;
  await page.addInitScript(
    ({ path, stored: [key, value] }) => {
      // Once: a later document must not undo what the guest does.
      if (location.pathname !== path || sessionStorage.getItem('started') !== null) return;
      sessionStorage.setItem('started', 'at the checkout');
      sessionStorage.setItem(key, value);
    },
    {
      path: guestPaths.checkout(hotel.code),
      stored: storedBy(() => saveBooking(hotel.code, bookingOf(basket))),
    },
  );
  await checkout.goTo();
  await checkout.opened();
}

function bookingOf({ ratePlanId, grossMinor }: Basket): Booking {
  const item: BookingItem = {
    ...nothingSeen,
    roomNumber: 1,
    guests: { adults: 1, children: 0, infants: 0 },
    roomTypeId: DOUBLE,
    ratePlanId,
    leadGuest: { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '' },
    grossMinor,
    upgradesSeen: true,
    extrasSeen: true,
  };
  return { ...emptyBooking, search: DOUBLE_LINK, items: [item], basket: crypto.randomUUID() };
}

/** The entry that the program writes to the tab's storage. */
function storedBy(write: () => void): [key: string, value: string] {
  const entries: [string, string][] = [];
  const setItem = (key: string, value: string) => entries.push([key, value]);
  const { sessionStorage } = globalThis;
  Object.assign(globalThis, { sessionStorage: { setItem } });
  try {
    write();
  } finally {
    Object.assign(globalThis, { sessionStorage });
  }
  const [entry] = entries;
  if (entry === undefined) throw new Error('nothing was stored');
  return entry;
}
