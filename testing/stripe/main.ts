import { appendFileSync, readFileSync } from 'node:fs';
import { buildStripe } from './app.ts';
import { bookLineOf } from './book-line.ts';

// The stand-in in its own process, which survives its servers.
const {
  STRIPE_SECRET_KEY: secretKey = '',
  STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  STRIPE_STORE: storeFile = '',
  CLOCK_OFFSET_FILE: offsetFile = '',
} = process.env;

const stripe = buildStripe({
  secretKey,
  webhookSecret,
  now: () => new Date(Date.now() + Number(readFileSync(offsetFile, 'utf8'))),
  onPut: (object, books) => {
    const line = bookLineOf(books, object);
    if (line !== undefined) appendFileSync(storeFile, `${JSON.stringify(line)}\n`);
  },
});
console.log(JSON.stringify({ url: await stripe.listen() }));

async function stop(): Promise<void> {
  await stripe.close();
  for (const fault of stripe.faults) console.error(`Not as Stripe's API has it: ${fault}`);
  process.exitCode = stripe.faults.length === 0 ? 0 : 1;
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
