import type { ProviderDeclaration } from '../../provider-declaration.ts';
import { paystack } from './paystack.ts';
import type { RefusedCall } from './report-refusals.ts';

/** Its texts and currencies are in `contract/src/providers/paystack.ts`. Rule: docs/payments.md, "Paystack". */
export const paystackDeclaration: ProviderDeclaration<never> = {
  name: 'paystack',
  takes: 'paystack',
  address: { variable: 'PAYSTACK_URL', url: 'https://api.paystack.co' },
  secretKey: {
    variable: 'PAYSTACK_SECRET_KEY',
    expected: 'a secret key of Paystack: sk_live_… or sk_test_…',
    fits: (value) => /^sk_(live|test)_[\w-]{8,}$/.test(value),
    missing: 'the key of the account',
  },
  secrets: {},
  isTestKey: (secretKey) => secretKey.startsWith('sk_test_'),
  standIn: {
    folder: 'paystack',
    program: '@portico/sandbox/paystack/main',
    pages: '/sandbox/paystack',
    page: 'checkout',
    webhookPath: '/dashboard/webhook',
  },
  async open({ name, url, secretKey: secret }, { log }) {
    const onRefused = (facts: RefusedCall) =>
      log?.error({ provider: name, ...facts }, 'Paystack has refused a request: its dashboard says why');
    return paystack({ name, url, secret, onRefused });
  },
};
