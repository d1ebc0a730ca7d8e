import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { localDate } from '@portico/domain/calendar/local-date';
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
import { buildBooking, buildFlexibleBooking } from './booking-body.ts';
import { openBookingWorld, type BookingWorldOptions } from './booking-world.ts';

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

/** A booking world whose hotel is the one above. */
export async function openExtrasWorld({ hotel, ...options }: BookingWorldOptions = {}) {
  const world = await openBookingWorld({ ...options, hotel: hotel ?? buildExtrasHotel() });
  const { kysely } = world.db.database;
  return {
    ...world,
    /** Saunas sold on a date. */
    saunas: (date: string) =>
      kysely
        .selectFrom('extra_day')
        .select(['sold', 'held'])
        .where('stay_date', '=', localDate(date))
        .executeTakeFirstOrThrow(),
    redemptions: () => kysely.selectFrom('promotion_use').select(['used', 'held']).executeTakeFirstOrThrow(),
    /** Minor units remaining on a voucher, by its code in lower case. */
    balance: async (code: string) => {
      const query = kysely.selectFrom('gift_voucher').select('balance').where('voucher_code', '=', code);
      return (await query.executeTakeFirstOrThrow()).balance;
    },
  };
}

export type ExtrasWorld = Awaited<ReturnType<typeof openExtrasWorld>>;

type Room = CreateRequestBody['Rooms'][number];

/** The booking of `buildBooking` with its one room changed. */
export function buildBookingOf(room: Partial<Room>, body: Partial<CreateRequestBody> = {}) {
  return withRoom(buildBooking(body), room);
}

/** The same at Flexible. */
export function buildFlexibleBookingOf(room: Partial<Room>, body: Partial<CreateRequestBody> = {}) {
  return withRoom(buildFlexibleBooking(body), room);
}

function withRoom(body: CreateRequestBody, room: Partial<Room>): CreateRequestBody {
  return { ...body, Rooms: body.Rooms.map((first) => ({ ...first, ...room })) };
}
