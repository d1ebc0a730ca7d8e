import type { Config } from '../config/config-types.ts';
import type { ProviderAddress } from '../payments/provider-client.ts';
import type { ProviderDeclaration, StandIn } from '../payments/provider-declaration.ts';
import type { Providers } from '../payments/providers.ts';
import { chooseProviders } from '../payments/providers/choose-providers.ts';
import { generalAccount, openAccounts, standInAccount } from '../payments/providers/open-accounts.ts';
import { sandboxAcquirer, sandboxStandIn } from '../payments/providers/sandbox/sandbox-acquirer.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { sandboxProcess } from '../demo-mode/sandbox-process.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { OnFailure, OnStop } from './on-stop.ts';

/** The acquirer, or a stand-in of a demo: its webhook address can be set. */
interface OpenedStandIn {
  /** In the path of its webhooks. */
  readonly name: string;
  readonly standIn: StandIn;
  /** Its address and credentials. */
  readonly address: ProviderAddress;
  /** Whether guests reach its page through this server. */
  readonly forwardsPages: boolean;
}

export interface OpenedPayments {
  readonly providers: Providers;
  readonly standIns: readonly OpenedStandIn[];
}

/**
 * The payment providers. Finds or starts the sandboxes. A demo stops them with itself, because it alone uses its
 * folder; in production other servers may use them.
 */
export async function openPayments(
  config: Config,
  declared: readonly ProviderDeclaration[],
  { clock, log }: { readonly clock: Clock; readonly log: { error(facts: object, message: string): void } },
  { onStop, onFailure }: { readonly onStop: OnStop; readonly onFailure: OnFailure },
): Promise<OpenedPayments> {
  const { accounts, mode, payments } = config;
  const open = async (standIn: StandIn): Promise<ProviderAddress> => {
    const { acquirer: secret } = demoSecrets(config.dataDir);
    const { url, stop, isNew } = await sandboxProcess(config.dataDir, secret, standIn);
    if (mode === 'demo') onStop(stop);
    else if (isNew) onFailure(stop);
    return { url, secret };
  };
  const acquirer = await openAcquirer(config, open);
  const standIns: OpenedStandIn[] = [];
  if (acquirer !== undefined) {
    const forwardsPages = payments.kind === 'sandbox' || mode === 'demo';
    standIns.push({ name: 'sandbox', standIn: sandboxStandIn, address: acquirer, forwardsPages });
  }
  const standInAccounts = [];
  for (const provider of declared) {
    const { name, standIn } = provider;
    const address = standIn && (await openStandIn(config, provider, () => open(standIn)));
    if (standIn === undefined || address === undefined) continue;
    standIns.push({ name, standIn, address, forwardsPages: true });
    if (generalAccount(provider, accounts.all) === undefined)
      standInAccounts.push(standInAccount(provider, address));
  }
  const providers = chooseProviders(accounts, {
    acquirer: acquirer && sandboxAcquirer(acquirer),
    accounts: await openAccounts([...accounts.all, ...standInAccounts], declared, {
      now: () => clock.now(),
      log,
    }),
  });
  return { providers, standIns };
}

async function openAcquirer(
  { payments }: Config,
  open: (standIn: StandIn) => Promise<ProviderAddress>,
): Promise<ProviderAddress | undefined> {
  switch (payments.kind) {
    case 'none':
      return undefined;
    case 'acquirer':
      return { url: payments.url, secret: payments.secret };
    case 'sandbox':
      return open(sandboxStandIn);
  }
}

/** A demo has a hotel that this provider pays, by a stand-in if no account is configured. */
async function openStandIn(
  { accounts, mode, payments }: Config,
  provider: ProviderDeclaration,
  open: () => Promise<ProviderAddress>,
): Promise<ProviderAddress | undefined> {
  if (mode !== 'demo') return undefined;
  const account = generalAccount(provider, accounts.all);
  if (account !== undefined)
    return account.url === provider.address.url ? undefined : { url: account.url, secret: account.secretKey };
  return payments.kind === 'sandbox' ? open() : undefined;
}
