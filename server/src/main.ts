import closeWithGrace from 'close-with-grace';
import { loadConfig } from './config.ts';
import type { Config, ConfigFault } from './config/config-types.ts';
import { startServer, type RunningServer } from './start/start-server.ts';
import { whyNotStarted } from './start/why-not-started.ts';

/** EX_CONFIG of sysexits.h: what is wrong stands outside the program. */
const CANNOT_START = 78;
const PATIENCE_MS = 30_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const loaded = loadConfig(process.env);
if (loaded.ok) await run(loaded.config);
else refuseToStart(loaded.faults);

async function run(config: Config): Promise<void> {
  // A start that is asked to stop is finished first: ended halfway it would leave its database and sandboxes running.
  // It aborts once: a second signal must not cut the stop short.
  const stopping = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => stopping.abort());
  const server = await startOrExplain(config);
  if (server === undefined) return;
  // A demo stops its database and sandboxes, however long that takes: cut short, they would go on.
  const delay = config.mode === 'demo' ? false : PATIENCE_MS;
  const grace = closeWithGrace({ delay, skip: [...STOP_SIGNALS] }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await server.close();
  });
  stopping.signal.addEventListener('abort', () => grace.close());
  if (stopping.signal.aborted) grace.close();
  else if (config.mode === 'demo') console.log(`Portico is open at ${server.url}`);
}

/** Undefined if the start failed for a reason outside the program, which is printed. */
async function startOrExplain(config: Config): Promise<RunningServer | undefined> {
  try {
    return await startServer(config);
  } catch (error) {
    const why = whyNotStarted(error, config);
    if (why === undefined) throw error;
    console.error(`Portico cannot start: ${why}.`);
    process.exitCode = CANNOT_START;
    return undefined;
  }
}

function refuseToStart(faults: readonly ConfigFault[]): void {
  console.error('Portico cannot start. Please set in its environment:');
  for (const { variable, expected } of faults) console.error(`  ${variable}: ${expected}`);
  process.exitCode = CANNOT_START;
}
