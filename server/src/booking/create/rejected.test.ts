import { takers } from '@portico/server/availability/inventory/takers';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld } from '@portico/testing/world/world';
import { expect, test } from 'vitest';

test('a booking that the server could not begin counts neither as a mail nor as a declined card', async () => {
  let turnedAway = 0;
  const world = await openWorld({
    limits: { mailsPerRecipient: 1, mailsPerAddress: 1, declinesPerAddress: 1 },
    takers: {
      nights: async (...args) => {
        if (++turnedAway <= 3) throw new Error('timeout exceeded when trying to connect');
        return takers.nights(...args);
      },
    },
  });
  try {
    for (let times = 0; times < 3; times++) expect((await world.book(buildBooking())).status).toBe(503);
    expect((await world.book(buildBooking())).body).toMatchObject({ Status: 'Confirmed' });
  } finally {
    await world.close();
  }
});

test('a booking that its mailbox refuses does not count its card as declined', async () => {
  const world = await openWorld({ limits: { mailsPerAddress: 1, declinesPerAddress: 1 } });
  try {
    expect((await world.book(buildBooking())).body).toMatchObject({ Status: 'Confirmed' });
    const refused = await world.book(buildBooking());
    expect(refused.status).toBe(429);
    // A card counted as declined would meet the limit on cards first.
    expect((await world.book(buildBooking())).body).toEqual(refused.body);
  } finally {
    await world.close();
  }
});
