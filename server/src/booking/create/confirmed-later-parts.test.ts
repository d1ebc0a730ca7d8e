import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
});
afterAll(() => world.close());

test('a confirmation no longer lists a later part once it is charged: paid and to pay add up throughout', async () => {
  const { body } = await world.book(buildPartPaidBooking());
  const confirmation = async () => {
    const query = { propertyId: '7', referenceNumber: String(body.ConfirmationToken) };
    const { TotalCost, Paid, DueLater, DueAtHotel } = (
      await world.guest().get('/api/Reservation/Confirmation', query)
    ).body;
    return { TotalCost, Paid, DueLater, DueAtHotel };
  };
  expect(await confirmation()).toEqual({
    TotalCost: 160,
    Paid: 32,
    DueLater: [
      { Date: '2027-03-01', Amount: 96 },
      { Date: '2027-03-02', Amount: 32 },
    ],
    DueAtHotel: 0,
  });
  await world.runAt('2027-03-01T09:00:00Z');
  expect(await confirmation()).toEqual({
    TotalCost: 160,
    Paid: 128,
    DueLater: [{ Date: '2027-03-02', Amount: 32 }],
    DueAtHotel: 0,
  });
});
