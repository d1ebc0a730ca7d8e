import type { Config } from '../config/config-types.ts';
import { sandboxAcquirer } from '../core/providers/sandbox/sandbox-acquirer.ts';
import type { SandboxOptions } from '../core/providers/sandbox/sandbox-client.ts';
import type { Providers } from '../core/payment/providers.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { sandboxProcess } from '../demo-mode/sandbox-process.ts';
import { chooseProviders } from './choose-providers.ts';

export interface OpenedPayments {
  readonly providers: Providers;
  /** Where the acquirer is reached, and how it is asked. */
  readonly acquirer: SandboxOptions | undefined;
  /** Whether guests answer the bank on pages of the sandbox acquirer that this server forwards. */
  readonly forwardsPages: boolean;
}

/** The payment providers; the sandbox acquirer is found or started, and left running at a stop. */
export async function openPayments(config: Config): Promise<OpenedPayments> {
  const { accounts, mode, payments } = config;
  const acquirer = await openAcquirer(config);
  const providers = chooseProviders(accounts, {
    acquirer: acquirer && sandboxAcquirer(acquirer),
    stripe: [],
    paystack: [],
  });
  return { providers, acquirer, forwardsPages: payments.kind === 'sandbox' || mode === 'demo' };
}

async function openAcquirer({ payments, dataDir }: Config): Promise<SandboxOptions | undefined> {
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
