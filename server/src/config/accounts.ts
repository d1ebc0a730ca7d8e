import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import type { AccountsConfig, ConfigFault, ProviderAccount, StripeAccount } from './config-types.ts';
import { isLoopback } from './loopback.ts';

const address = {
  expected: 'an https:// address (or http:// on this computer), without a slash at its end',
  test: isProviderUrl,
};

/** Variables that may end in `_` and a hotel's code: that hotel has an account or a provider of its own. */
const rules = {
  CARD_PROVIDER: { expected: 'acquirer or stripe', test: (text: string) => /^(acquirer|stripe)$/.test(text) },
  STRIPE_SECRET_KEY: {
    expected: 'a secret or restricted key of Stripe: sk_live_…, rk_live_…, sk_test_… or rk_test_…',
    test: (text: string) => /^[sr]k_(live|test)_[\w-]{8,}$/.test(text),
  },
  STRIPE_WEBHOOK_SECRET: {
    expected: 'the signing secret of the webhook endpoint at Stripe: whsec_…',
    test: (text: string) => /^whsec_[\w+/=-]{8,}$/.test(text),
  },
  STRIPE_URL: address,
  PAYSTACK_SECRET_KEY: {
    expected: 'a secret key of Paystack: sk_live_… or sk_test_…',
    test: (text: string) => /^sk_(live|test)_[\w-]{8,}$/.test(text),
  },
  PAYSTACK_URL: address,
} as const;

/** Nothing, or a hotel's code in capitals. */
const ENDING = /^(_[A-Z0-9][A-Z0-9_]*)?$/;

type AccountVariable = keyof typeof rules;

const names = keysOf(rules);

/** One variable as it was given; `suffix`: undefined where it is for every hotel. */
interface Given {
  readonly variable: string;
  readonly name: AccountVariable;
  readonly suffix: string | undefined;
  readonly value: string;
}

interface AccountVariables {
  /** A hotel's own, by its suffix, else that of every hotel. */
  of(name: AccountVariable, suffix: string | undefined): string | undefined;
  /** Its own alone. */
  own(name: AccountVariable, suffix: string | undefined): string | undefined;
  /** For whom there is one of these; undefined among them: for every hotel. */
  suffixes(...of: AccountVariable[]): (string | undefined)[];
}

/** Reads those variables out of the environment, or names each that is bad. */
function accountVariables(environment: Readonly<Record<string, string | undefined>>): {
  readonly variables: AccountVariables;
  readonly faults: readonly ConfigFault[];
} {
  const named = Object.entries(environment).flatMap(([variable, value]) => {
    const name = names.find((one) => variable === one || variable.startsWith(`${one}_`));
    const trimmed = value?.trim();
    if (name === undefined || !trimmed) return [];
    return [{ variable, name, ending: variable.slice(name.length), value: trimmed }];
  });
  const given = named
    .filter(({ ending }) => ENDING.test(ending))
    .map(({ ending, ...rest }): Given => ({ ...rest, suffix: ending.slice(1) || undefined }));
  const faults = [
    ...named
      .filter(({ ending }) => !ENDING.test(ending))
      .map(({ variable, name, ending }) => ({ variable, expected: inCapitals(name, ending) })),
    ...given
      .filter(({ name, value }) => !rules[name].test(value))
      .map(({ variable, name }) => ({ variable, expected: rules[name].expected })),
  ];
  const own: AccountVariables['own'] = (name, suffix) =>
    given.find((one) => one.name === name && one.suffix === suffix)?.value;
  const variables: AccountVariables = {
    own,
    of: (name, suffix) => own(name, suffix) ?? own(name, undefined),
    suffixes: (...of) => [
      ...new Set(given.filter(({ name }) => of.includes(name)).map(({ suffix }) => suffix)),
    ],
  };
  return { variables, faults };
}

/** In any other case two variables could be for one hotel. */
function inCapitals(name: AccountVariable, ending: string): string {
  const code = ending
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return `named with the hotel’s code in capitals, - as _: ${code === '' ? name : `${name}_${code}`}`;
}

function isProviderUrl(text: string): boolean {
  if (!z.url().safeParse(text).success || text.endsWith('/')) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

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
