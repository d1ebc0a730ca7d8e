import type { Config } from '../config/config-types.ts';
import { sandboxAcquirer } from '../core/acquirer/sandbox-acquirer.ts';
import type { PaymentPort } from '../core/payment-port.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { sandboxProcess } from '../demo-mode/sandbox-process.ts';

/** The payment provider; the sandbox acquirer is found or started, and left running at a stop. Undefined: none. */
export async function openPayments({ payments, dataDir }: Config): Promise<PaymentPort | undefined> {
  switch (payments.kind) {
    case 'none':
      return undefined;
    case 'acquirer':
      return sandboxAcquirer({ url: payments.url, secret: payments.secret });
    case 'sandbox': {
      const secret = demoSecrets(dataDir).acquirer;
      const { url } = await sandboxProcess(dataDir, secret);
      return sandboxAcquirer({ url, secret });
    }
  }
}
