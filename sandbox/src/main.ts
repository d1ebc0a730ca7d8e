import { readSettings } from './settings.ts';
import { startSandbox } from './start.ts';
import { removeUrlFile, writeUrlFile } from './url-file.ts';

// It deliberately takes no notice of its parent: what was paid must stay known when the client is killed.
const { urlFile, ...settings } = readSettings(process.env);
const sandbox = await startSandbox(settings);
if (urlFile !== undefined) writeUrlFile(urlFile, sandbox.url);
console.log(JSON.stringify({ ready: true, url: sandbox.url }));

async function stop(): Promise<void> {
  if (urlFile !== undefined) removeUrlFile(urlFile, sandbox.url);
  await sandbox.close();
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
