import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { answerBank, questionedBooking } from '@portico/testing/booking/questioned-booking';

let world: World;
afterEach(() => world.close());

/** Where the bank sends a guest after a request that named another host. */
async function comesBackTo(publicUrl?: string): Promise<{ address: string | null; token: string | null }> {
  world = await openWorld({ publicUrl });
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/Reservation/Create',
    headers: {
      host: 'elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=elsewhere.example',
    },
    payload: questionedBooking(),
  });
  const { ActionUrl, ConfirmationToken } = response.json<CreateResponse>();
  const back = await answerBank(String(ActionUrl), 'approve');
  expect(back.status).toBe(303);
  return { address: back.headers.get('location'), token: ConfirmationToken };
}

test('behind a proxy the bank leads the guest back to the public address, with the hotel’s code as it writes it', async () => {
  const { address, token } = await comesBackTo('https://book.example');
  expect(address).toBe(`https://book.example/Book/Quay/Status/${token}`);
});

test('without a public address the bank leads back to a path of the same server', async () => {
  const { address, token } = await comesBackTo();
  expect(address).toBe(`/Book/Quay/Status/${token}`);
});
