import {
  ARRIVAL,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { buildHotelFile, buildRatePlan, FAMILY, saver } from '@portico/testing/builders/hotel-file';
import { afterEach, describe, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

const GUARANTEED = 23;
const guaranteed = buildRatePlan({ id: GUARANTEED, code: 'KEEP', needsGuarantee: true });
const hotel = buildHotelFile({ ratePlans: [buildRatePlan(), buildRatePlan(saver), guaranteed] });

async function open(options: WorldOptions = {}) {
  world = await openWorld({ hotel, ...options });
  return world;
}

const night = () => bookedOn(world, ARRIVAL);

const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

const bothMails = ['guest-confirmation', 'hotel-notification'];

describe('a booking', () => {
  test('that is paid is stored as the server priced it, with its terms, and both mails wait', async () => {
    await open();
    const body = buildBooking({
      Notes: ' A quiet room ',
      PaymentAmount: 510,
      Rooms: [
        buildRoom({
          NumberOfAdults: 2,
          TotalCost: 180,
          LeadGuest: { FirstName: 'Grace', LastName: 'O’Brien' },
        }),
        buildRoom({
          RoomTypeId: FAMILY,
          NumberOfAdults: 2,
          NumberOfChildren: 1,
          DateTo: '2027-03-06',
          TotalCost: 405,
        }),
      ],
      DateTo: '2027-03-06',
    });
    const changed = await world.book(body);
    expect(changed.body).toMatchObject({
      RefusalCode: 'quote.price-changed',
      TotalCost: 585,
      PaymentAmount: 585,
    });
    const answer = await world.book({ ...body, PaymentAmount: 585 });
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed', Message: null });
    expect(answer.body.ReferenceNumber).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{10}$/);

    const { kysely } = world.db.database;
    const [reservation] = await kysely.selectFrom('reservation').selectAll().execute();
    expect(reservation).toMatchObject({
      status: 'confirmed',
      arrival: '2027-03-03',
      departure: '2027-03-06',
      gross: 58_500,
      vat: 9_750,
      net: 48_750,
      due_now: 58_500,
      due_later: [],
      due_at_hotel: 0,
      payment_type: 'card',
      special_requests: 'A quiet room',
      hold_ends_at: null,
    });
    const items = await kysely.selectFrom('reservation_item').selectAll().orderBy('room_number').execute();
    expect(items).toMatchObject([
      {
        room_type_name: 'Double',
        gross: 18_000,
        lead_guest: { lastName: 'O’Brien' },
        vat_rate_millipercent: 20_000,
      },
      {
        room_type_name: 'Family',
        gross: 40_500,
        nights: [{ grossMinor: 13_500 }, { grossMinor: 13_500 }, { grossMinor: 13_500 }],
        payment_policy: [{ when: 'at-booking', percentBasisPoints: 10_000 }],
        cancellation_policy: { entries: [], noShow: { kind: 'full' } },
      },
    ]);
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 58_500 }]);
    expect(await mails()).toEqual(bothMails);
  });

  test('with nothing due and no guarantee is confirmed without asking the provider', async () => {
    await open();
    const answer = await world.book(buildFlexibleBooking(), 'one');
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(world.acquired()).toEqual([]);
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await mails()).toEqual(bothMails);
    expect((await world.book(buildFlexibleBooking(), 'one')).text).toBe(answer.text);
  });

  test.each([0, 5])(
    'with a guarantee stores the card as the provider’s token, requested as %i',
    async (PaymentType) => {
      await open();
      const Rooms = [buildRoom({ RatePlanId: GUARANTEED, TotalCost: 200 })];
      const answer = await world.book(buildBooking({ PaymentType, PaymentAmount: 0, Rooms }));
      expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
      const attempts = await world.db.database.kysely.selectFrom('payment_attempt').selectAll().execute();
      expect(attempts).toMatchObject([
        {
          kind: 'store-card',
          status: 'stored',
          amount: 0,
          card_brand: 'visa',
          card_last4: '4242',
          card_expiry: '2029-12',
        },
      ]);
      expect(attempts[0]?.card_token).toMatch(/.+/);
    },
  );

  test('requested as a stored card is charged when something is due', async () => {
    await open();
    const answer = await world.book(buildBooking({ PaymentType: 0 }));
    expect(answer.body.Status).toBe('Confirmed');
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 16_000 }]);
  });
});
