import type { ProviderDeclaration } from '../../provider-declaration.ts';

/** Rule: docs/payments.md, "Stripe". */
export const stripeDeclaration: ProviderDeclaration<'webhookSecret'> = {
  name: 'stripe',
  takes: 'cards',
  address: { variable: 'STRIPE_URL', url: 'https://api.stripe.com' },
  secretKey: {
    variable: 'STRIPE_SECRET_KEY',
    expected: 'a secret or restricted key of Stripe: sk_live_…, rk_live_…, sk_test_… or rk_test_…',
    fits: (value) => /^[sr]k_(live|test)_[\w-]{8,}$/.test(value),
    missing: 'the key of the account whose webhook secret is given',
  },
  secrets: {
    webhookSecret: {
      variable: 'STRIPE_WEBHOOK_SECRET',
      expected: 'the signing secret of the webhook endpoint at Stripe: whsec_…',
      fits: (value) => /^whsec_[\w+/=-]{8,}$/.test(value),
      missing: 'the signing secret of that account’s webhook endpoint',
    },
  },
  isTestKey: (secretKey) => /^[sr]k_test_/.test(secretKey),
  async open({ name, url, secretKey, secrets }, { now, log }) {
    // Loads the library only for a server with a Stripe account.
    const { stripeProvider } = await import('./stripe-provider.ts');
    const onRefused = (facts: object) =>
      log?.error({ provider: name, ...facts }, 'Stripe has refused a request: its Dashboard says why');
    return stripeProvider({ name, url, secretKey, webhookSecret: secrets.webhookSecret, now, onRefused });
  },
};
