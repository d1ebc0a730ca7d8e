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
import { sandboxProcess } from '../demo-mode/sandbox-process.ts';
import type { Clock } from '../platform/clock/clock.ts';

export interface OpenedPayments {
  readonly providers: Providers;
  /** Where the acquirer is reached, and how it is asked. */
  readonly acquirer: ProviderAddress | undefined;
  /** The stand-in for Paystack of a demo. */
  readonly paystack: ProviderAddress | undefined;
  /** Whether guests answer the bank on pages of the sandbox acquirer that this server forwards. */
  readonly forwardsPages: boolean;
}

/** The payment providers; the sandboxes of a demo are found or started, and left running at a stop. */
export async function openPayments(
  config: Config,
  { clock, log }: { readonly clock: Clock; readonly log: { error(facts: object, message: string): void } },
): Promise<OpenedPayments> {
  const { accounts, mode, payments } = config;
  const acquirer = await openAcquirer(config);
  const paystack = await openPaystack(config);
  const hasAccount = hasGeneralAccount(accounts.paystack);
  const standIn = paystack && !hasAccount ? [standInAccount(paystack)] : [];
  const providers = chooseProviders(accounts, {
    acquirer: acquirer && sandboxAcquirer(acquirer),
    stripe: await stripeAccounts(accounts.stripe, () => clock.now(), log),
    paystack: paystackAccounts([...accounts.paystack, ...standIn], log),
  });
  return { providers, acquirer, paystack, forwardsPages: payments.kind === 'sandbox' || mode === 'demo' };
}

async function openAcquirer({ payments, dataDir }: Config): Promise<ProviderAddress | undefined> {
  switch (payments.kind) {
    case 'none':
      return undefined;
    case 'acquirer':
      return { url: payments.url, secret: payments.secret };
    case 'sandbox': {
      const secret = demoSecrets(dataDir).acquirer;
      const { url } = await sandboxProcess(dataDir, secret);
      return { url, secret };
    }
  }
}

/** A demo has a hotel that is paid by it, by a stand-in where no account is named. */
async function openPaystack({
  accounts,
  mode,
  payments,
  dataDir,
}: Config): Promise<ProviderAddress | undefined> {
  if (mode !== 'demo') return undefined;
  const account = accounts.paystack.find(({ hotel }) => hotel === null);
  if (account !== undefined)
    return account.url === PAYSTACK_URL ? undefined : { url: account.url, secret: account.secretKey };
  if (payments.kind !== 'sandbox') return undefined;
  const secret = demoSecrets(dataDir).acquirer;
  const { url } = await sandboxProcess(dataDir, secret, 'paystack');
  return { url, secret };
}
