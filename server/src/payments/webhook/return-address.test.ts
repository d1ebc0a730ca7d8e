import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { buildSandbox } from '@portico/sandbox/app';
import { openAppWorld, type AppWorld } from '@portico/testing/portico/app-world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxAcquirer } from '../providers/sandbox/sandbox-acquirer.ts';
import { answerBank, questionedBooking } from '@portico/testing/booking/questioned-booking';

const secret = 'a-secret-of-the-tests';

let sandbox: ReturnType<typeof buildSandbox>;
let sandboxUrl: string;
let world: AppWorld;
beforeEach(async () => {
  sandbox = buildSandbox({
    storeFile: path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-return-')), 'ledger.jsonl'),
    secret,
    now: () => new Date('2027-02-20T12:00:00Z'),
  });
  sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await world.close();
  await sandbox.close();
});

/** Where the bank sends a guest after a request that named another host. */
async function comesBackTo(publicUrl?: string): Promise<{ address: string | null; token: string | null }> {
  const payments = sandboxAcquirer({ url: sandboxUrl, secret });
  world = await openAppWorld({ payments, ...(publicUrl !== undefined && { publicUrl }) });
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
