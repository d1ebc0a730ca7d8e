import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { balanceOf, redemptionsIn, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  buildRoomType,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  SAUNA,
} from '@portico/testing/builders/hotel-file';
import { readThenWriteExtras, withoutLastUnit } from '@portico/testing/controls/read-then-write-extras';
import {
  readThenWriteRedemption,
  withoutRedemptionLimit,
} from '@portico/testing/controls/read-then-write-redemption';
import { readThenWriteVoucher, withoutLastPound } from '@portico/testing/controls/read-then-write-voucher';
import { afterEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

const BUYERS = 200;
const TYPES = Array.from({ length: 20 }, (_, index) => 101 + index);

/**
 * Twenty room types with enough rooms: buyers do not wait for each other's nights. All compete for the last sauna, the
 * last redemption of SPRING10 and GIFT-200, which pays for one booking.
 */
const hotel = buildExtrasHotel({
  roomTypes: TYPES.map((id) => buildRoomType({ id, name: `Double ${id}` })),
  allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: BUYERS }],
  giftVouchers: [{ code: 'GIFT-200', kind: 'money', balance: 200 }],
});

let world: World;
afterEach(() => world.close());

type Room = CreateRequestBody['Rooms'][number];

/** All at once; each buyer in a room type and, with `spread`, a night of its own. */
function race(room: Partial<Room>, body: Partial<CreateRequestBody> = {}, spread = true) {
  return Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) => {
      const DateFrom = addDays(localDate('2027-03-03'), spread ? Math.floor(buyer / TYPES.length) : 0);
      const stay = { DateFrom, DateTo: addDays(DateFrom, 2) };
      const RoomTypeId = TYPES[buyer % TYPES.length] ?? 0;
      const Rooms = [buildRoom({ RatePlanId: FLEXIBLE, RoomTypeId, TotalCost: 200, ...stay, ...room })];
      return world.book(buildFlexibleBooking({ ...stay, Rooms, ...body }));
    }),
  );
}

type Answers = Awaited<ReturnType<typeof race>>;
const confirmed = (answers: Answers) => answers.filter(({ body }) => body.Status === 'Confirmed').length;

/** One is confirmed, and all others are refused for the same reason. */
async function expectOne(answers: Answers, reason: string) {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(confirmed(answers)).toBe(1);
  expect(answers.filter(({ body }) => body.RefusalCode === reason)).toHaveLength(BUYERS - 1);
  expect((await reconcile(world.deps)).drift).toEqual([]);
}

describe('of 200 guests who request the last of it at once one gets it, and 199 are refused:', () => {
  test('a unit of an extra', async () => {
    world = await openWorld({ hotel });
    await expectOne(await buySaunas(), 'extra.unavailable');
    expect(await saunasOn(world, '2027-03-03')).toEqual({ sold: 1, held: 0 });
  });

  test('a redemption of a promotion', async () => {
    world = await openWorld({ hotel });
    await expectOne(await useCode(), 'promotion.not-valid');
    expect(await redemptionsIn(world)).toEqual({ used: 1, held: 0 });
  });

  test('a voucher that pays for one booking', async () => {
    world = await openWorld({ hotel });
    await expectOne(await spend(), 'voucher.not-valid');
    expect(await balanceOf(world, 'gift-200')).toBe(0);
  });
});

describe('the control, which reads first and writes afterwards, sells more than there is:', () => {
  test('units of an extra', async () => {
    world = await openWorld({ hotel, takers: { extras: readThenWriteExtras() } });
    await withoutLastUnit(world.db.database);
    const sold = confirmed(await buySaunas());
    expect(sold).toBeGreaterThan(1);
    expect(await saunasOn(world, '2027-03-03')).toEqual({ sold, held: 0 });
  });

  test('redemptions of a promotion', async () => {
    world = await openWorld({ hotel, takers: { redemption: readThenWriteRedemption() } });
    await withoutRedemptionLimit(world.db.database);
    const used = confirmed(await useCode());
    expect(used).toBeGreaterThan(1);
    expect(await redemptionsIn(world)).toEqual({ used, held: 0 });
  });

  test('more than a voucher is worth', async () => {
    world = await openWorld({ hotel, takers: { voucher: readThenWriteVoucher() } });
    await withoutLastPound(world.db.database);
    expect(confirmed(await spend())).toBeGreaterThan(1);
    expect(await balanceOf(world, 'gift-200')).toBeLessThan(0);
  });
});

const buySaunas = () => race({ TotalCost: 225, Services: [{ ServiceId: SAUNA, Quantity: 1 }] }, {}, false);
const useCode = () => race({ TotalCost: 180 }, { PromoCode: 'SPRING10' });
const spend = () => race({}, { HopGiftVoucherCode: 'GIFT-200' });
