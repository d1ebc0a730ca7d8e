import { withClient } from '@portico/testing/database/with-client';
import { sendLoad } from '../load/send-load.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import { todayInLondon } from '../today.ts';
import { createRequest, type Paid } from './create-requests.ts';

/** By card. After this many the cost of one stays nearly constant. */
const BOOKINGS = 4_000;
const CONNECTIONS = 8;

/**
 * Books until server and database are in a steady state: code is compiled, and PostgreSQL knows the sizes of the
 * tables, which otherwise takes a minute.
 */
export async function warmUp({
  url,
  databaseUrl,
}: Pick<ServedPortico, 'url' | 'databaseUrl'>): Promise<void> {
  const today = todayInLondon();
  let number = 0;
  const book = async (paid: Paid, count: number) => {
    const request = createRequest(paid, today, () => number++);
    const requests = Array.from({ length: count }, () => request);
    await sendLoad({ url, requests, connections: CONNECTIONS, seconds: 0, isOnce: true });
  };
  // Statements prepared for empty tables are planned again once the tables have rows.
  await book('by card', BOOKINGS / 20);
  await withClient(databaseUrl, (client) => client.query('ANALYZE'));
  await book('by card', BOOKINGS);
  await book('at the hotel', BOOKINGS / 4);
  await withClient(databaseUrl, (client) => client.query('ANALYZE'));
}
