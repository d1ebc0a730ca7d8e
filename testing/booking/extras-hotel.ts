import {
  buildExtra,
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRoomType,
  family,
  sauna,
  type HotelFileOptions,
} from '../builders/hotel-file.ts';

/** Ids of the beds of the Double below. */
export const KING = 51;
export const TWINS = 52;

/**
 * The hotel of testing/builders with breakfast without limit, one sauna a day, SPRING10 for one booking only, and beds
 * to choose in Double. Vouchers: GIFT-100 (100.00), GIFT-900 (900.00), SPA-DAY (an experience) and GIFT-OVER (until 19
 * February).
 */
export function buildExtrasHotel(options: HotelFileOptions = {}) {
  return buildHotelFile({
    roomTypes: [
      buildRoomType({
        configurations: [
          { id: KING, name: 'King bed' },
          { id: TWINS, name: 'Twin beds' },
        ],
      }),
      family,
    ],
    extras: [buildExtra(), sauna],
    promotions: [buildPromotion({ most: 1 })],
    giftVouchers: [
      buildGiftVoucher(),
      buildGiftVoucher({ code: 'GIFT-900', balance: 900 }),
      buildGiftVoucher({ code: 'SPA-DAY', kind: 'experience', balance: 0 }),
      buildGiftVoucher({ code: 'GIFT-OVER', validUntil: '2027-02-19' }),
    ],
    ...options,
    settings: { giftVouchers: { name: 'Quay gift' }, ...options.settings },
  });
}
