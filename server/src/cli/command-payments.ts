import path from 'node:path';
import { variablesSchema } from '../config/variables.ts';
import type { ProviderAddress } from '../payments/provider-client.ts';
import type { Providers } from '../payments/providers.ts';
import type { StandIn } from '../payments/provider-declaration.ts';
import { chooseProviders } from '../payments/providers/choose-providers.ts';
import {
  accountsAt,
  generalAccount,
  openAccounts,
  standInAccount,
} from '../payments/providers/open-accounts.ts';
import { providerDeclarations } from '../payments/providers/provider-declarations.ts';
import { readAccounts } from '../payments/providers/read-accounts.ts';
import { sandboxAcquirer, sandboxStandIn } from '../payments/providers/sandbox/sandbox-acquirer.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { runningSandbox } from '../demo-mode/sandbox-process.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { CommandSetting } from './command-setting.ts';

const paymentVariables = variablesSchema.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  SANDBOX: true,
  ACQUIRER_URL: true,
  ACQUIRER_SECRET: true,
  PUBLIC_URL: true,
});

/** The providers, or why there are none. */
export interface CommandPayments {
  readonly providers: Providers;
  readonly why?: string;
  /** Whether money moves at an account, by the provider's name; false for a sandbox. */
  readonly isLive: (name: string) => boolean;
  /** Whether payments go to the sandbox, running or not. */
  readonly hasSandbox: boolean;
}

/**
 * The payment providers that the server has in this environment: that of ACQUIRER_URL, otherwise the running sandbox
 * acquirer of DATA_DIR, and each account. Starts none. Throws on a bad variable.
 */
export async function commandPayments(environment: CommandSetting['environment']): Promise<CommandPayments> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const variables = paymentVariables.parse(given);
  const { DATABASE_URL, DATA_DIR, SANDBOX, ACQUIRER_URL: url, ACQUIRER_SECRET: secret } = variables;
  const isDemo = DATABASE_URL === undefined;
  const hasSandbox = url === undefined && (isDemo || SANDBOX === 'on');
  const { accounts, faults } = readAccounts(given, providerDeclarations, {
    isDemo,
    hasAcquirer: hasSandbox || url !== undefined,
  });
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `${fault.variable}: ${fault.expected}`).join('; '));

  const running = (standIn: StandIn) => sandboxAddress(path.resolve(DATA_DIR), standIn);
  const acquirer = hasSandbox
    ? await running(sandboxStandIn)
    : url !== undefined && secret !== undefined
      ? { url, secret }
      : undefined;
  const standIns = [];
  for (const provider of isDemo ? providerDeclarations : []) {
    const isNeeded = generalAccount(provider, accounts.all) === undefined;
    const standIn = isNeeded && provider.standIn ? await running(provider.standIn) : undefined;
    if (standIn !== undefined) standIns.push(standInAccount(provider, standIn));
  }
  const now = () => systemClock.now();
  const providers = chooseProviders(accounts, {
    acquirer: acquirer && sandboxAcquirer(acquirer),
    accounts: await openAccounts([...accounts.all, ...standIns], providerDeclarations, { now }),
  });
  const isLive = (name: string) =>
    providerDeclarations.some((provider) =>
      accountsAt(provider, accounts.all).some(
        (account) => account.name === name && !provider.isTestKey(account.secretKey),
      ),
    );
  if (providers.all.length > 0) return { providers, isLive, hasSandbox };
  if (url !== undefined)
    return { providers, isLive, hasSandbox, why: 'ACQUIRER_URL is set without ACQUIRER_SECRET' };
  return {
    providers,
    isLive,
    hasSandbox,
    why: hasSandbox
      ? 'the sandbox acquirer of DATA_DIR is not running; the server starts it'
      : 'none is named; set ACQUIRER_URL and ACQUIRER_SECRET as the server has',
  };
}

async function sandboxAddress(dataDir: string, standIn: StandIn): Promise<ProviderAddress | undefined> {
  const url = await runningSandbox(dataDir, standIn);
  return url === undefined ? undefined : { url, secret: demoSecrets(dataDir).acquirer };
}
