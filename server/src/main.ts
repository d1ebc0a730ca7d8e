import closeWithGrace from 'close-with-grace';
import { loadConfig } from './config.ts';
import { startServer } from './start-server.ts';

const EX_CONFIG = 78;

const loaded = loadConfig(process.env);
if (loaded.ok) {
  const server = await startServer(loaded.config);
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await server.close();
  });
  if (loaded.config.mode === 'demo') console.log(`Portico is open at ${server.url}`);
} else {
  console.error('Portico cannot start. Please set in its environment:');
  for (const { variable, expected } of loaded.faults) console.error(`  ${variable}: ${expected}`);
  process.exitCode = EX_CONFIG;
}
