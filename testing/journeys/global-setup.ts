import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../database/test-database.ts';
import { CLUSTER_VARIABLE } from '../database/cluster-url.ts';
import { startTestCluster } from '../database/start-test-cluster.ts';
import { startPortico } from '../portico/start-portico.ts';
import { startStripe } from './start-stripe.ts';
import { keepRunning } from './running.ts';

/**
 * One server for all journeys of a run, or `PORTICO_SERVERS` behind a proxy; they are separated by dates, or by hotels of
 * their own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url('postgres');
  const { url: databaseUrl, database } = await createTestDatabase();
  await database.close();
  const begunAt = Date.now();
  const stripe = await startStripe(begunAt);
  const servers = Number(process.env['PORTICO_SERVERS'] ?? 1);
  const portico = await startPortico(databaseUrl, { begunAt, servers, accounts: stripe.accounts });
  stripe.sendEventsTo(portico.url);
  const { url, mailFolder } = portico;
  const checkedFolder = mkdtempSync(path.join(os.tmpdir(), 'portico-checked-'));
  keepRunning({ url, begunAt, mailFolder, databaseUrl, checkedFolder });
  return async () => {
    await portico.close();
    await stripe.close();
    await cluster.stop();
    rmSync(checkedFolder, { recursive: true });
  };
}
