import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import {
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildRestaurant,
  buildSeason,
  FAMILY,
  sauna,
  saver,
  type HotelFileOptions,
} from '../builders/hotel-file.ts';

/** More than the guests of any run: each has a voucher, and there are enough extras for all. */
const VOUCHERS = 12_000;
const UNITS = 1_000;

/** One evening of the tests' restaurant: 10 covers. */
const dinner = {
  name: 'Dinner',
  firstTime: '18:00',
  lastTime: '21:00',
  turnMinutes: 120,
  covers: 10,
};

/** The value of each voucher, in pounds. */
export const VOUCHER_POUNDS = 5;

/** The code of a guest's own voucher; guests are numbered from 1. Throws when there is no voucher for the guest. */
export function voucherCode(guest: number): string {
  if (guest > VOUCHERS) throw new RangeError('There are not so many vouchers');
  return `GUEST-${String(guest).padStart(5, '0')}`;
}

/** So many consecutive nights, with so many rooms of each type. */
export interface Span {
  readonly nights: number;
  readonly rooms: number;
}

/**
 * The test hotel, sold at Saver from that night, in consecutive spans; up to five rooms per booking. It has a promotion
 * and an extra with limited redemptions and units, and a gift voucher for each guest.
 */
export function proveHotel(
  firstNight: LocalDate,
  spans: readonly Span[],
  property: HotelFileOptions['property'] = {},
  laterSeasons: readonly ReturnType<typeof buildSeason>[] = [],
): PropertyFile {
  let next = firstNight;
  const allotments = spans.map(({ nights, rooms }) => {
    const from = next;
    next = addDays(from, nights);
    return { from, to: addDays(next, -1), rooms };
  });
  const calendar = { from: firstNight, to: addDays(next, -1) };
  const seasons = [
    buildSeason({ ...calendar, price: { base: 80, perAdult: 10, perChild: 5 } }),
    buildSeason({ ...calendar, roomTypes: [FAMILY], price: { perRoom: 40 } }),
    ...laterSeasons,
  ];
  return buildHotelFile({
    property,
    settings: {
      maxNumberOfRoomsOnBooking: 5,
      giftVouchers: { name: 'Quay gift' },
      preCheckIn: { daysBefore: 1 },
      enableUserChoiceOfPaymentMethod: true,
      anyoneMayChoosePaymentMethod: true,
    },
    ratePlans: [buildRatePlan({ ...saver, seasons })],
    allotments,
    promotions: [buildPromotion({ most: VOUCHERS })],
    restaurants: [buildRestaurant({ sittings: [{ ...dinner, ...calendar }] })],
    extras: [{ ...sauna, inventory: [{ ...calendar, units: UNITS }] }],
    giftVouchers: Array.from({ length: VOUCHERS }, (_, index) =>
      buildGiftVoucher({ code: voucherCode(index + 1), balance: VOUCHER_POUNDS }),
    ),
  });
}
