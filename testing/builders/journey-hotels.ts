import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  buildExtra,
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  saver,
  type HotelFileOptions,
} from './hotel-file.ts';

/** The identity of a hotel used by one test only. */
export interface Identity {
  readonly id: number;
  readonly code: string;
}

export const picture = { url: '/demo/art/quay-header.svg', width: 1440, height: 560, alt: 'The house' };

/** The hotel of hotel-file.ts under that identity, with a picture that exists. */
export function buildOwnHotel(identity: Identity, options: HotelFileOptions = {}): PropertyFile {
  return buildHotelFile({
    ...options,
    property: { ...identity, name: 'The Gull', picture, nightPicture: picture, ...options.property },
  });
}

/** One Double a night, at Flexible (nothing due before the stay, no card) and Saver (all due now). */
export function buildOneRoomHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    roomTypes: [buildRoomType()],
    ratePlans: [
      buildRatePlan({ seasons: [priced(100)] }),
      buildRatePlan({ ...saver, seasons: [priced(80)] }),
    ],
    allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }],
  });
}

/** Two Doubles a night at Saver, at `base` a night for one adult. */
export function buildSaverHotel(identity: Identity, base = 80): PropertyFile {
  return buildOwnHotel(identity, {
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ ...saver, seasons: [priced(base)] })],
  });
}

/** Two Doubles a night, nothing due now, a card saved as guarantee. */
export function buildGuaranteeHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ needsGuarantee: true, seasons: [priced(100)] })],
  });
}

function priced(base: number) {
  return buildSeason({ roomTypes: [DOUBLE], price: { base, perAdult: 10, perChild: 5 } });
}

/**
 * A hotel with data for every setting. Its Double has two bed choices; it sells breakfast, and has a promotion and a
 * voucher. The minimum stay is two nights from 5 March; the nights of 20 and 21 March are sold out. None of its texts
 * contains the word for its rooms.
 */
export function buildShowingHotel(identity: Identity): PropertyFile {
  const flexible = buildRatePlan();
  const longer = buildSeason({ from: '2027-03-05', to: '2027-03-05', minStay: 2 });
  return buildOwnHotel(identity, {
    property: { nightPicture: { ...picture, alt: 'The house at night' } },
    roomTypes: [
      buildRoomType({
        description: 'A double bed and a desk.',
        configurations: [
          { id: 1, name: 'One large bed' },
          { id: 2, name: 'Two single beds' },
        ],
      }),
    ],
    ratePlans: [
      { ...flexible, seasons: [priced(100), longer] },
      { ...buildRatePlan(saver), seasons: [priced(80), longer] },
    ],
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 },
      { from: '2027-03-20', to: '2027-03-21', rooms: 0 },
    ],
    promotions: [buildPromotion()],
    extras: [buildExtra()],
    giftVouchers: [buildGiftVoucher()],
  });
}

/** One Double a night at Saver in naira, paid on Paystack's page. */
export function buildPaystackHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    property: { currency: 'NGN', paymentTypes: ['PayByPayStack'] },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ ...saver, seasons: [priced(80_000)] })],
    allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }],
  });
}
