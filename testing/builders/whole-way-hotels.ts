import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  buildExtra,
  buildGiftVoucher,
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  family,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  sauna,
  saver,
} from './hotel-file.ts';
import { buildOwnHotel, type Identity } from './journey-hotels.ts';

const saverAt = (base: number) =>
  buildSeason({ roomTypes: [DOUBLE], price: { base, perAdult: 10, perChild: 5 } });

/** Two Doubles a night at 80.00, all due now, and one gift voucher of each kind. */
export function buildVoucherHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    settings: { giftVouchers: { name: 'The Gull' } },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ ...saver, seasons: [saverAt(80)] })],
    giftVouchers: [
      buildGiftVoucher(),
      buildGiftVoucher({ code: 'GIFT-500', balance: 500 }),
      buildGiftVoucher({ code: 'SUPPER-1', kind: 'experience', balance: 0 }),
    ],
  });
}

/** One Double a night at 80.00, all due now; sold out on the nights of 3 and 4 March. */
export function buildFullHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ ...saver, seasons: [saverAt(80)] })],
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 },
      { from: '2027-03-03', to: '2027-03-04', rooms: 0 },
    ],
  });
}

/**
 * Two Doubles and one Family a night, at most two rooms per booking; a Double may become a Family. Flexible: 100.00 and
 * 150.00 a night, 120.00 and 170.00 from 10 March. Saver: 80.00 and 120.00, all due now. Breakfast, and a sauna with
 * one unit a day.
 */
export function buildRoomyHotel(identity: Identity): PropertyFile {
  const standard = buildRatePlan();
  return buildOwnHotel(identity, {
    settings: { maxNumberOfRoomsOnBooking: 2 },
    roomTypes: [buildRoomType({ upgradesTo: [FAMILY] }), buildRoomType(family)],
    ratePlans: [
      buildRatePlan(saver),
      {
        ...standard,
        seasons: [...standard.seasons, buildSeason({ from: '2027-03-10', price: { base: 120 } })],
      },
    ],
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, roomTypes: [DOUBLE], rooms: 2 },
      { from: FIRST_NIGHT, to: LAST_NIGHT, roomTypes: [FAMILY], rooms: 1 },
    ],
    promotions: [buildPromotion()],
    extras: [buildExtra(), sauna],
  });
}
