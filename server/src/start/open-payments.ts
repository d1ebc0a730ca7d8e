import type { Config } from '../config/config-types.ts';
import { sandboxAcquirer } from '../core/providers/sandbox/sandbox-acquirer.ts';
import type { SandboxOptions } from '../core/providers/sandbox/sandbox-client.ts';
import { providersOf, type Providers } from '../core/payment/providers.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { sandboxProcess } from '../demo-mode/sandbox-process.ts';

export interface OpenedPayments {
  readonly providers: Providers;
  /** Where the provider is reached, and how it is asked. */
  readonly acquirer: SandboxOptions | undefined;
  /** Whether guests answer the bank on pages of the sandbox acquirer that this server forwards. */
  readonly forwardsPages: boolean;
}

/** The payment provider; the sandbox acquirer is found or started, and left running at a stop. */
export async function openPayments({ payments, dataDir, mode }: Config): Promise<OpenedPayments> {
  switch (payments.kind) {
    case 'none':
      return { providers: providersOf(), acquirer: undefined, forwardsPages: false };
    case 'acquirer': {
      const acquirer = { url: payments.url, secret: payments.secret };
      return { providers: providersOf(sandboxAcquirer(acquirer)), acquirer, forwardsPages: mode === 'demo' };
    }
    case 'sandbox': {
      const secret = demoSecrets(dataDir).acquirer;
      const { url } = await sandboxProcess(dataDir, secret);
      const acquirer = { url, secret };
      return { providers: providersOf(sandboxAcquirer(acquirer)), acquirer, forwardsPages: true };
    }
  }
}
