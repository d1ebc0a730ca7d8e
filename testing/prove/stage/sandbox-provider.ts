import path from 'node:path';
import { send } from './send.ts';
import type { Acquired, ProvedProvider } from './proved-provider.ts';
import { bookLines, startStandIn } from './stand-in-process.ts';

const secret = 'the-secret-of-the-acquirer-that-is-proved-with';

/** The sandbox acquirer, which receives card numbers. */
export const sandboxProvider: ProvedProvider = {
  name: 'sandbox',
  start: async ({ folder }) => {
    const storeFile = path.join(folder, 'acquirer.jsonl');
    const environment = { SANDBOX_PORT: '0', SANDBOX_STORE: storeFile, SANDBOX_SECRET: secret };
    const running = await startStandIn('@portico/sandbox/main', environment);
    const acquired = () => [
      ...new Map(bookLines<Acquired>(storeFile).map((attempt) => [attempt.reference, attempt])).values(),
    ];
    return { ...running, acquired };
  },
  environment: (url) => ({ ACQUIRER_URL: url, ACQUIRER_SECRET: secret }),
  isOrder: (call) => /^POST \/v1\/(charges|cards)$/.test(call),
  answerPage: async (url, how) => {
    await answerPage(url, how, [303]);
    return true;
  },
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens a page and presses a button. Throws when the button is missing, or the answer is unexpected. */
export async function answerPage(url: string, how: string, expected: readonly number[]): Promise<void> {
  const page = await send(url, { method: 'GET' });
  if (page.status !== 200) throw new Error(`The page is answered ${page.status}`);
  if (how === 'leave') return;
  const { status } = await send(url, { method: 'POST', headers: form, body: `answer=${how}` });
  if (!expected.includes(status)) throw new Error(`The answer on the page is answered ${status}`);
}
