import * as z from 'zod';
import { keysOf } from '@portico/domain/record';
import { isLoopback } from './loopback.ts';
import type { ConfigFault } from './config-types.ts';

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

export type AccountVariable = keyof typeof rules;

const names = keysOf(rules);

/** One variable as it was given; `suffix`: undefined where it is for every hotel. */
interface Given {
  readonly variable: string;
  readonly name: AccountVariable;
  readonly suffix: string | undefined;
  readonly value: string;
}

export interface AccountVariables {
  /** A hotel's own, by its suffix, else that of every hotel. */
  of(name: AccountVariable, suffix: string | undefined): string | undefined;
  /** Its own alone. */
  own(name: AccountVariable, suffix: string | undefined): string | undefined;
  /** For whom there is one of these; undefined among them: for every hotel. */
  suffixes(...of: AccountVariable[]): (string | undefined)[];
}

/** Reads those variables out of the environment, or names each that is bad. */
export function accountVariables(environment: Readonly<Record<string, string | undefined>>): {
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
