import path from 'node:path';
import { systemNow } from '@portico/sandbox/clock';
import { buildPaystack } from '@portico/sandbox/paystack/app';
import { startApp, startSandbox } from '@portico/sandbox/start';
import type { RunningAcquirer } from './start-acquirer.ts';

const secret = 'sk_test_the_secret_of_an_acquirer_for_tests';
const anyPort = { host: '127.0.0.1', port: 0 };

/** Starts the sandbox acquirer in this process, with its ledger in that folder. */
export async function acquirerBeside(folder: string): Promise<RunningAcquirer> {
  const storeFile = path.join(folder, 'ledger.jsonl');
  return { secret, ...(await startSandbox({ ...anyPort, storeFile, secret, pagesUrl: '/sandbox' })) };
}

/** The same for the Paystack stand-in. */
export async function paystackBeside(folder: string): Promise<RunningAcquirer> {
  const storeFile = path.join(folder, 'paystack.jsonl');
  const app = buildPaystack({ storeFile, secret, pagesUrl: '/sandbox/paystack', now: systemNow });
  return { secret, ...(await startApp(app, anyPort)) };
}
