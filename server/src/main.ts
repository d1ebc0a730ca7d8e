import closeWithGrace from 'close-with-grace';
import { loadConfig } from './config.ts';
import type { Config, ConfigFault } from './config/config-types.ts';
import { startServer } from './start-server.ts';

const BAD_CONFIGURATION = 78;
const PATIENCE_MS = 30_000;

const loaded = loadConfig(process.env);
if (loaded.ok) await run(loaded.config);
else refuseToStart(loaded.faults);

async function run(config: Config): Promise<void> {
  const server = await startServer(config);
  closeWithGrace({ delay: PATIENCE_MS }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await server.close();
  });
  if (config.mode === 'demo') console.log(`Portico is open at ${server.url}`);
}

function refuseToStart(faults: readonly ConfigFault[]): void {
  console.error('Portico cannot start. Please set in its environment:');
  for (const { variable, expected } of faults) console.error(`  ${variable}: ${expected}`);
  process.exitCode = BAD_CONFIGURATION;
}
