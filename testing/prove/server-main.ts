import { readFileSync } from 'node:fs';
import { loadConfig } from '@portico/server/config';
import { startServer } from '@portico/server/start/start-server';

/**
 * The server as an operator starts it, except for its clock: the system's plus the milliseconds in the file named by
 * the first argument. They may change while it runs.
 */
const [offsetFile = ''] = process.argv.slice(2);
const clock = { now: () => new Date(Date.now() + Number(readFileSync(offsetFile, 'utf8'))) };

/** @public Read by compiled-once.ts, which runs this as a script and imports nothing. */
export const started = start();

async function start(): Promise<void> {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new Error(`Bad configuration: ${JSON.stringify(loaded.faults)}`);
  const server = await startServer(loaded.config, { clock });
  const stop = async () => {
    await server.close();
    if (process.connected) process.disconnect();
  };
  process.once('SIGTERM', () => void stop());
  process.once('disconnect', () => process.exit());
}
