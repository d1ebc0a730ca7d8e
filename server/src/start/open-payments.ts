import { PAYSTACK_URL } from '../config/accounts.ts';
import type { Config } from '../config/config-types.ts';
import type { ProviderAddress } from '../core/payment/provider-client.ts';
import type { Providers } from '../core/payment/providers.ts';
import {
  hasGeneralAccount,
  paystackAccounts,
  standInAccount,
} from '../core/providers/paystack/paystack-accounts.ts';
import { chooseProviders } from '../core/providers/choose-providers.ts';
import { sandboxAcquirer } from '../core/providers/sandbox/sandbox-acquirer.ts';
import { stripeAccounts } from '../core/providers/stripe/stripe-accounts.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { sandboxProcess, type SandboxName } from '../demo-mode/sandbox-process.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { OnFailure, OnStop } from './on-stop.ts';

export interface OpenedPayments {
  readonly providers: Providers;
  /** Where the acquirer is reached, and how it is asked. */
  readonly acquirer: ProviderAddress | undefined;
  /** The stand-in for Paystack of a demo. */
  readonly paystack: ProviderAddress | undefined;
  /** Whether guests answer the bank on pages of the sandbox acquirer that this server forwards. */
  readonly forwardsPages: boolean;
}

/**
 * The payment providers. The sandboxes are found or started: a demo stops them with itself, since nobody else has its folder;
 * in production other servers may be using them.
 */
export async function openPayments(
  config: Config,
  { clock, log }: { readonly clock: Clock; readonly log: { error(facts: object, message: string): void } },
  { onStop, onFailure }: { readonly onStop: OnStop; readonly onFailure: OnFailure },
): Promise<OpenedPayments> {
  const { accounts, mode, payments } = config;
  const open = async (secret: string, name: SandboxName): Promise<ProviderAddress> => {
    const { url, stop, isNew } = await sandboxProcess(config.dataDir, secret, name);
    if (mode === 'demo') onStop(stop);
    else if (isNew) onFailure(stop);
    return { url, secret };
  };
  const acquirer = await openAcquirer(config, open);
  const paystack = await openPaystack(config, open);
  const hasAccount = hasGeneralAccount(accounts.paystack);
  const standIn = paystack && !hasAccount ? [standInAccount(paystack)] : [];
  const providers = chooseProviders(accounts, {
    acquirer: acquirer && sandboxAcquirer(acquirer),
    stripe: await stripeAccounts(accounts.stripe, () => clock.now(), log),
    paystack: paystackAccounts([...accounts.paystack, ...standIn], log),
  });
  return { providers, acquirer, paystack, forwardsPages: payments.kind === 'sandbox' || mode === 'demo' };
}

type OpenSandbox = (secret: string, name: SandboxName) => Promise<ProviderAddress>;

async function openAcquirer(
  { payments, dataDir }: Config,
  open: OpenSandbox,
): Promise<ProviderAddress | undefined> {
  switch (payments.kind) {
    case 'none':
      return undefined;
    case 'acquirer':
      return { url: payments.url, secret: payments.secret };
    case 'sandbox':
      return open(demoSecrets(dataDir).acquirer, 'acquirer');
  }
}

/** A demo has a hotel that is paid by it, by a stand-in where no account is named. */
async function openPaystack(
  { accounts, mode, payments, dataDir }: Config,
  open: OpenSandbox,
): Promise<ProviderAddress | undefined> {
  if (mode !== 'demo') return undefined;
  const account = accounts.paystack.find(({ hotel }) => hotel === null);
  if (account !== undefined)
    return account.url === PAYSTACK_URL ? undefined : { url: account.url, secret: account.secretKey };
  if (payments.kind !== 'sandbox') return undefined;
  return open(demoSecrets(dataDir).acquirer, 'paystack');
}
