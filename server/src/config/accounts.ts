import { accountVariables, type AccountVariables, type AccountVariable } from './account-variables.ts';
import type { AccountsConfig, ConfigFault, ProviderAccount, StripeAccount } from './config-types.ts';

/** Where the providers themselves answer, unless the environment says another place. */
export const PAYSTACK_URL = 'https://api.paystack.co';
const STRIPE_URL = 'https://api.stripe.com';

export const noAccounts: AccountsConfig = { stripe: [], paystack: [], cardProviders: [] };

/**
 * Who takes the money of which hotel, as the environment says; `hasAcquirer`: an acquirer is named, or the sandbox is.
 * Answers every fault at once, never a value. Rule: docs/operating.md, "Who takes the money".
 */
export function accountsOf(
  environment: Readonly<Record<string, string | undefined>>,
  { isDemo, hasAcquirer }: { readonly isDemo: boolean; readonly hasAcquirer: boolean },
): { readonly accounts: AccountsConfig; readonly faults: readonly ConfigFault[] } {
  const { variables, faults } = accountVariables(environment);
  const stripe = variables
    .suffixes('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
    .map((suffix): StripeAccount => ({
      ...accountOf('stripe', suffix),
      url: variables.of('STRIPE_URL', suffix) ?? STRIPE_URL,
      secretKey: variables.own('STRIPE_SECRET_KEY', suffix) ?? '',
      webhookSecret: variables.own('STRIPE_WEBHOOK_SECRET', suffix) ?? '',
    }));
  const paystack = variables.suffixes('PAYSTACK_SECRET_KEY').map((suffix): ProviderAccount => ({
    ...accountOf('paystack', suffix),
    url: variables.of('PAYSTACK_URL', suffix) ?? PAYSTACK_URL,
    secretKey: variables.own('PAYSTACK_SECRET_KEY', suffix) ?? '',
  }));
  const cardProviders = variables
    .suffixes('CARD_PROVIDER')
    .map((suffix): AccountsConfig['cardProviders'][number] => ({
      hotel: hotelOf(suffix),
      provider: variables.own('CARD_PROVIDER', suffix) === 'stripe' ? 'stripe' : 'acquirer',
    }));
  return {
    accounts: { stripe, paystack, cardProviders },
    faults: [
      ...faults,
      ...relatedFaults(variables, { isDemo, hasAcquirer }),
      ...(isDemo ? wayBackFaults([...stripe, ...paystack], environment) : []),
    ],
  };
}

function relatedFaults(
  variables: AccountVariables,
  { isDemo, hasAcquirer }: { readonly isDemo: boolean; readonly hasAcquirer: boolean },
): ConfigFault[] {
  const faults: ConfigFault[] = [];
  const missing = (name: AccountVariable | 'ACQUIRER_URL', suffix: string | undefined, expected: string) =>
    faults.push({
      variable: suffix === undefined ? name : `${name}_${suffix}`,
      expected: `missing: ${expected}`,
    });
  for (const suffix of variables.suffixes('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')) {
    if (variables.own('STRIPE_SECRET_KEY', suffix) === undefined)
      missing('STRIPE_SECRET_KEY', suffix, 'the key of the account whose webhook secret is given');
    if (variables.own('STRIPE_WEBHOOK_SECRET', suffix) === undefined)
      missing('STRIPE_WEBHOOK_SECRET', suffix, 'the signing secret of that account’s webhook endpoint');
  }
  for (const suffix of variables.suffixes('CARD_PROVIDER')) {
    const chosen = variables.own('CARD_PROVIDER', suffix);
    if (chosen === 'stripe' && variables.of('STRIPE_SECRET_KEY', suffix) === undefined)
      missing('STRIPE_SECRET_KEY', suffix, 'the key of the account that is to take the cards');
    if (chosen === 'acquirer' && !hasAcquirer)
      missing('ACQUIRER_URL', undefined, 'the address of the acquirer that is to take the cards');
  }
  const areBoth = hasAcquirer && variables.own('STRIPE_SECRET_KEY', undefined) !== undefined;
  if (areBoth && !isDemo && variables.own('CARD_PROVIDER', undefined) === undefined)
    missing('CARD_PROVIDER', undefined, 'acquirer or stripe, since both could take the cards');
  return faults;
}

function accountOf(provider: string, suffix: string | undefined): { name: string; hotel: string | null } {
  const hotel = hotelOf(suffix);
  return { name: hotel === null ? provider : `${provider}-${hotel}`, hotel };
}

/** A variable's name has no hyphens, and a hotel's code no underscores. */
function hotelOf(suffix: string | undefined): string | null {
  return suffix === undefined ? null : suffix.toLowerCase().replaceAll('_', '-');
}

/** A provider's own pages lead guests back to where this server is for them, which production has to say anyway. */
function wayBackFaults(
  accounts: readonly ProviderAccount[],
  { PUBLIC_URL }: Readonly<Record<string, string | undefined>>,
): ConfigFault[] {
  const leadsAway = accounts.some(({ url }) => url === PAYSTACK_URL || url === STRIPE_URL);
  if (!leadsAway || PUBLIC_URL !== undefined) return [];
  return [
    { variable: 'PUBLIC_URL', expected: 'missing: the address to which the provider leads guests back' },
  ];
}
