import closeWithGrace from 'close-with-grace';
import { loadConfig } from './config.ts';
import type { Config, ConfigFault } from './config/config-types.ts';
import { startServer } from './start/start-server.ts';

const BAD_CONFIGURATION = 78;
const PATIENCE_MS = 30_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const loaded = loadConfig(process.env);
if (loaded.ok) await run(loaded.config);
else refuseToStart(loaded.faults);

async function run(config: Config): Promise<void> {
  const server = await startServer(config);
  const grace = closeWithGrace({ delay: PATIENCE_MS, skip: [...STOP_SIGNALS] }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await server.close();
  });
  // Of our own, for a second signal must not cut the stop short.
  let isStopping = false;
  const stop = () => {
    if (!isStopping) grace.close();
    isStopping = true;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  if (config.mode === 'demo') console.log(`Portico is open at ${server.url}`);
}

function refuseToStart(faults: readonly ConfigFault[]): void {
  console.error('Portico cannot start. Please set in its environment:');
  for (const { variable, expected } of faults) console.error(`  ${variable}: ${expected}`);
  process.exitCode = BAD_CONFIGURATION;
}
