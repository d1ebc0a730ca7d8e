import { withClient } from '@portico/testing/database/with-client';
import { sendLoad } from '../load/send-load.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import { todayInLondon } from '../today.ts';
import { createRequest, type Paid } from './create-requests.ts';

/** By card; from then on one costs the server nearly the same, however many follow. */
const BOOKINGS = 4_000;
const CONNECTIONS = 8;

/**
 * Books until the server and its database work as they do every day: its code is compiled, and PostgreSQL knows how large
 * the tables are, which it otherwise learns within a minute.
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
  // A few first: statements that are prepared for empty tables are planned anew once the tables are known.
  await book('by card', BOOKINGS / 20);
  await withClient(databaseUrl, (client) => client.query('ANALYZE'));
  await book('by card', BOOKINGS);
  await book('at the hotel', BOOKINGS / 4);
  await withClient(databaseUrl, (client) => client.query('ANALYZE'));
}
