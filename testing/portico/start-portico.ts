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
import { startGuestsProxy } from '../prove/stage/guests-proxy.ts';
import { acquirerBeside, paystackBeside } from './acquirers-beside.ts';
import { shiftedClock } from './shifted-clock.ts';

export interface RunningPortico {
  /** Without a trailing slash. */
  readonly url: string;
  /** The real time at which its clock stood at STARTED_AT, in milliseconds. */
  readonly begunAt: number;
  /** Where the mails are stored, as .eml and .json files. */
  readonly mailFolder: string;
  /** Stops the server and its payment providers. */
  close(): Promise<void>;
}

export interface PorticoOptions {
  /** Proxies trusted to report a guest's address; none by default. */
  readonly trustedProxies?: Config['trustedProxies'];
  /** Limits; none by default, as all guests of a test share one address. */
  readonly limits?: Partial<Limits>;
  /** Accounts at providers besides the acquirer; by default only the Paystack stand-in. */
  readonly accounts?: Partial<AccountsConfig>;
  /** The real time at which its clock stands at STARTED_AT, in milliseconds; now by default. */
  readonly begunAt?: number;
  /** Behind HAProxy, when there are several; one by default. */
  readonly servers?: number;
  /** Passkeys need a host with a name; 127.0.0.1 by default. */
  readonly host?: 'localhost' | '127.0.0.1';
}

/**
 * Starts the whole demo mode over a migrated database: the demo hotels, mails in a folder, the sandbox acquirer and the
 * Paystack stand-in. Its clock begins at STARTED_AT. Needs the built pages of web/.
 */
export async function startPortico(
  databaseUrl: string,
  {
    trustedProxies = [],
    limits = {},
    accounts = {},
    begunAt = Date.now(),
    servers = 1,
    host = '127.0.0.1',
  }: PorticoOptions = {},
): Promise<RunningPortico> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-running-'));
  const mailFolder = path.join(dataDir, 'mail');
  const siteFolder = path.join(dataDir, 'site');
  // A copy: a build during the run would remove the pages.
  cpSync(SITE_FOLDER, siteFolder, { recursive: true });
  const acquirers = await Promise.all([acquirerBeside(dataDir), paystackBeside(dataDir)]);
  const closeAcquirers = () => Promise.all(acquirers.map((acquirer) => acquirer.close()));
  const running: { close(): Promise<unknown> }[] = [];
  const close = async () => {
    await Promise.all(running.map((one) => one.close()));
    await closeAcquirers();
  };
  try {
    const overrides = { clock: shiftedClock(begunAt), site: readSite(siteFolder) };
    const [{ url, secret }, paystack] = acquirers;
    const { all = [], cardProviders = noAccounts.cardProviders } = accounts;
    const hasOwn = all.some(({ provider }) => provider === 'paystack');
    const standIn = standInAccount(paystackDeclaration, paystack);
    // A provider with its own page needs an address to return to.
    const port = await freePort();
    const ports = servers === 1 ? [port] : await Promise.all(Array.from({ length: servers }, freePort));
    for (const each of ports) {
      const config = configOf({
        dataDir,
        mailFolder,
        databaseUrl,
        trustedProxies: servers === 1 ? trustedProxies : ['127.0.0.1'],
        limits: { ...noLimits, ...limits },
        accounts: { all: hasOwn ? all : [...all, standIn], cardProviders },
        payments: { kind: 'acquirer', url, secret },
        port: each,
        host,
        publicUrl: `http://${host}:${port}`,
      });
      running.push(await startServer(config, overrides));
    }
    if (servers > 1) {
      const addresses = ports.map((each) => `127.0.0.1:${each}`);
      const logFile = path.join(dataDir, 'haproxy.log');
      running.push(await startGuestsProxy({ port, folder: dataDir, logFile, servers: addresses }));
    }
    return { url: `http://${host}:${port}`, begunAt, mailFolder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Surroundings extends Pick<
  Config,
  'dataDir' | 'payments' | 'trustedProxies' | 'limits' | 'accounts' | 'port' | 'host' | 'publicUrl'
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
  host,
  publicUrl,
}: Surroundings): Config {
  return {
    mode: 'demo',
    // Journeys book in hotels where nobody else does.
    demoBookings: false,
    host,
    port,
    logLevel: 'error',
    dataDir,
    publicUrl,
    trustedProxies,
    database: { kind: 'server', url: databaseUrl },
    preparesStatements: true,
    databaseConnections: 10,
    requestLimits: { booking: 30, reading: 500 },
    limits,
    drainMs: 0,
    metricsToken: undefined,
    secrets: undefined,
    payments,
    accounts,
    mail: { kind: 'folder', folder: mailFolder, from: 'bookings@portico.invalid' },
    pictures: { kind: 'folder', folder: path.join(dataDir, 'pictures') },
    webhookReach: { insideNetworks: true },
    google: undefined,
  };
}
