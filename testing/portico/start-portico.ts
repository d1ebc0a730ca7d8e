import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '@portico/server/config/config-types';
import { demoSecrets } from '@portico/server/demo-mode/demo-secrets';
import { sandboxProcess } from '@portico/server/demo-mode/sandbox-process';
import { readSite, SITE_FOLDER } from '@portico/server/document/site';
import { startServer } from '@portico/server/start-server';
import { shiftedClock } from './shifted-clock.ts';

export interface RunningPortico {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where the mails are kept, as .eml and .json files. */
  readonly mailFolder: string;
  /** Stops the server and the acquirer. */
  close(): Promise<void>;
}

/**
 * Starts the whole of demo mode over a migrated database: both demo hotels, mails in a folder, and the sandbox
 * acquirer as a process of its own. Its clock begins at STARTED_AT. Needs the built pages of web/.
 */
export async function startPortico(databaseUrl: string): Promise<RunningPortico> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-running-'));
  const mailFolder = path.join(dataDir, 'mail');
  const siteFolder = path.join(dataDir, 'site');
  // A copy: a build beside the run would take the pages away.
  cpSync(SITE_FOLDER, siteFolder, { recursive: true });
  // Found by the server, and stopped here: it would outlive it.
  const sandbox = await sandboxProcess(dataDir, demoSecrets(dataDir).acquirer);
  const stopSandbox = () => sandbox.pid !== undefined && process.kill(sandbox.pid);
  try {
    const overrides = { clock: shiftedClock(), site: await readSite(siteFolder) };
    const server = await startServer(configOf(dataDir, mailFolder, databaseUrl), overrides);
    const close = async () => {
      await server.close();
      stopSandbox();
    };
    return { url: server.url, mailFolder, close };
  } catch (error) {
    stopSandbox();
    throw error;
  }
}

function configOf(dataDir: string, mailFolder: string, databaseUrl: string): Config {
  return {
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    logLevel: 'error',
    dataDir,
    publicUrl: undefined,
    trustedProxies: [],
    database: { kind: 'server', url: databaseUrl },
    databaseConnections: 10,
    secrets: undefined,
    payments: { kind: 'sandbox' },
    mail: { kind: 'folder', folder: mailFolder, from: 'bookings@portico.invalid' },
  };
}
