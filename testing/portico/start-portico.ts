import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AccountsConfig, Config } from '@portico/server/config/config-types';
import { noAccounts } from '@portico/server/payments/providers/read-accounts';
import { standInAccount } from '@portico/server/payments/providers/open-accounts';
import { paystackDeclaration } from '@portico/server/payments/providers/paystack/declaration';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { readSite, SITE_FOLDER } from '@portico/server/pages/site';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { startServer } from '@portico/server/start/start-server';
import { acquirerBeside, paystackBeside } from './acquirers-beside.ts';
import { shiftedClock } from './shifted-clock.ts';

export interface RunningPortico {
  /** Without a slash at the end. */
  readonly url: string;
  /** The true time at which its clock stood at STARTED_AT, in milliseconds. */
  readonly begunAt: number;
  /** Where the mails are kept, as .eml and .json files. */
  readonly mailFolder: string;
  /** Stops the server and who takes its money. */
  close(): Promise<void>;
}

export interface PorticoOptions {
  /** Who may say where a guest comes from; nobody unless told. */
  readonly trustedProxies?: Config['trustedProxies'];
  /** What is limited; nothing unless told, since all guests of a test share one address. */
  readonly limits?: Partial<Limits>;
  /** Accounts at providers beside the acquirer; the stand-in for Paystack alone unless told. */
  readonly accounts?: Partial<AccountsConfig>;
  /** The true time at which its clock stands at STARTED_AT, in milliseconds; now unless told. */
  readonly begunAt?: number;
}

/**
 * Starts the whole of demo mode over a migrated database: the demo hotels, mails in a folder, and the sandbox
 * acquirer and the stand-in for Paystack beside it. Its clock begins at STARTED_AT. Needs the built pages of web/.
 */
export async function startPortico(
  databaseUrl: string,
  { trustedProxies = [], limits = {}, accounts = {}, begunAt = Date.now() }: PorticoOptions = {},
): Promise<RunningPortico> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-running-'));
  const mailFolder = path.join(dataDir, 'mail');
  const siteFolder = path.join(dataDir, 'site');
  // A copy: a build beside the run would take the pages away.
  cpSync(SITE_FOLDER, siteFolder, { recursive: true });
  const acquirers = await Promise.all([acquirerBeside(dataDir), paystackBeside(dataDir)]);
  const closeAcquirers = () => Promise.all(acquirers.map((acquirer) => acquirer.close()));
  try {
    const overrides = { clock: shiftedClock(begunAt), site: readSite(siteFolder) };
    const [{ url, secret }, paystack] = acquirers;
    const { all = [], cardProviders = noAccounts.cardProviders } = accounts;
    const hasOwn = all.some(({ provider }) => provider === 'paystack');
    const standIn = standInAccount(paystackDeclaration, paystack);
    const config = configOf({
      dataDir,
      mailFolder,
      databaseUrl,
      trustedProxies,
      limits: { ...noLimits, ...limits },
      accounts: { all: hasOwn ? all : [...all, standIn], cardProviders },
      payments: { kind: 'acquirer', url, secret },
      port: await freePort(),
    });
    const server = await startServer(config, overrides);
    const close = async () => {
      await server.close();
      await closeAcquirers();
    };
    return { url: server.url, begunAt, mailFolder, close };
  } catch (error) {
    await closeAcquirers();
    throw error;
  }
}

interface Surroundings extends Pick<
  Config,
  'dataDir' | 'payments' | 'trustedProxies' | 'limits' | 'accounts' | 'port'
> {
  readonly mailFolder: string;
  readonly databaseUrl: string;
}

function configOf({
  dataDir,
  mailFolder,
  databaseUrl,
  payments,
  accounts,
  trustedProxies,
  limits,
  port,
}: Surroundings): Config {
  return {
    mode: 'demo',
    host: '127.0.0.1',
    port,
    logLevel: 'error',
    dataDir,
    // Whoever leads guests to a page of their own has to know where back is.
    publicUrl: `http://127.0.0.1:${port}`,
    trustedProxies,
    database: { kind: 'server', url: databaseUrl },
    databaseConnections: 10,
    requestLimits: { booking: 30, reading: 500 },
    limits,
    drainMs: 0,
    metricsToken: undefined,
    secrets: undefined,
    payments,
    accounts,
    mail: { kind: 'folder', folder: mailFolder, from: 'bookings@portico.invalid' },
    webhookReach: { insideNetworks: true },
  };
}
