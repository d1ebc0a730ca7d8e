import * as z from 'zod';
import type { AccountsConfig, ConfigFault, ProviderAccount } from '../../config/config-types.ts';
import { isLoopback } from '../../config/loopback.ts';
import type { ProviderDeclaration, SecretVariable } from '../provider-declaration.ts';
import { accountVariables, type AccountVariables, type VariableRule } from './account-variables.ts';
import { accountsAt } from './open-accounts.ts';

const ADDRESS = 'an https:// address (or http:// on this computer), without a slash at its end';

export const noAccounts: AccountsConfig = { all: [], cardProviders: [] };

interface Surroundings {
  readonly isDemo: boolean;
  /** Whether an acquirer or the sandbox is configured. */
  readonly hasAcquirer: boolean;
}

/**
 * Reads the payment accounts of the environment. Returns every fault at once, never a value. Rule: docs/operating.md,
 * "Payment providers".
 */
export function readAccounts(
  environment: Readonly<Record<string, string | undefined>>,
  declared: readonly ProviderDeclaration[],
  surroundings: Surroundings,
): { readonly accounts: AccountsConfig; readonly faults: readonly ConfigFault[] } {
  const { variables, faults } = accountVariables(environment, rulesOf(declared));
  const all = declared.flatMap((provider) =>
    variables
      .suffixes(...secretsOf(provider).map(({ variable }) => variable))
      .map((suffix) => accountOf(provider, variables, suffix)),
  );
  const cardProviders = variables.suffixes('CARD_PROVIDER').map((suffix) => ({
    hotel: hotelOf(suffix),
    provider: variables.own('CARD_PROVIDER', suffix) ?? '',
  }));
  return {
    accounts: { all, cardProviders },
    faults: [
      ...faults,
      ...declared.flatMap((provider) => missingSecrets(provider, variables)),
      ...cardFaults(declared, variables, surroundings),
      ...(surroundings.isDemo ? wayBackFaults(declared, all, environment) : []),
    ],
  };
}

/** The key first. */
function secretsOf({ secretKey, secrets }: ProviderDeclaration): SecretVariable[] {
  return [secretKey, ...Object.values(secrets)];
}

const cardProvidersOf = (declared: readonly ProviderDeclaration[]) =>
  declared.filter(({ takes }) => takes === 'cards');

const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

function rulesOf(declared: readonly ProviderDeclaration[]): VariableRule[] {
  const cards = ['acquirer', ...cardProvidersOf(declared).map(({ name }) => name)];
  return [
    { variable: 'CARD_PROVIDER', expected: oneOf(cards), fits: (value) => cards.includes(value) },
    ...declared.flatMap((provider) => [
      ...secretsOf(provider),
      { variable: provider.address.variable, expected: ADDRESS, fits: isProviderUrl },
    ]),
  ];
}

function isProviderUrl(text: string): boolean {
  if (!z.url().safeParse(text).success || text.endsWith('/')) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** A missing secret is a fault, and empty here. */
function accountOf(
  { name: provider, address, secretKey, secrets }: ProviderDeclaration,
  variables: AccountVariables,
  suffix: string | undefined,
): ProviderAccount {
  const hotel = hotelOf(suffix);
  const valueOf = ({ variable }: SecretVariable) => variables.own(variable, suffix) ?? '';
  return {
    provider,
    name: hotel === null ? provider : `${provider}-${hotel}`,
    hotel,
    url: variables.of(address.variable, suffix) ?? address.url,
    secretKey: valueOf(secretKey),
    secrets: Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, valueOf(secret)])),
  };
}

/** Variable names have no hyphens, hotel codes no underscores. */
function hotelOf(suffix: string | undefined): string | null {
  return suffix === undefined ? null : suffix.toLowerCase().replaceAll('_', '-');
}

function missing(name: string, suffix: string | undefined, expected: string): ConfigFault {
  return { variable: suffix === undefined ? name : `${name}_${suffix}`, expected: `missing: ${expected}` };
}

function missingSecrets(provider: ProviderDeclaration, variables: AccountVariables): ConfigFault[] {
  const secrets = secretsOf(provider);
  return variables
    .suffixes(...secrets.map(({ variable }) => variable))
    .flatMap((suffix) =>
      secrets
        .filter(({ variable }) => variables.own(variable, suffix) === undefined)
        .map((secret) => missing(secret.variable, suffix, secret.missing)),
    );
}

/** Faults of hotels with no provider, or more than one, for their cards. */
function cardFaults(
  declared: readonly ProviderDeclaration[],
  variables: AccountVariables,
  { isDemo, hasAcquirer }: Surroundings,
): ConfigFault[] {
  const providers = cardProvidersOf(declared);
  const unable = variables.suffixes('CARD_PROVIDER').flatMap((suffix) => {
    const chosen = variables.own('CARD_PROVIDER', suffix);
    if (chosen === 'acquirer')
      return hasAcquirer
        ? []
        : [missing('ACQUIRER_URL', undefined, 'the address of the acquirer that is to take the cards')];
    const key = providers.find(({ name }) => name === chosen)?.secretKey.variable;
    if (key === undefined || variables.of(key, suffix) !== undefined) return [];
    return [missing(key, suffix, 'the key of the account that is to take the cards')];
  });
  const able = [
    ...(hasAcquirer ? ['acquirer'] : []),
    ...providers
      .filter(({ secretKey }) => variables.own(secretKey.variable, undefined) !== undefined)
      .map(({ name }) => name),
  ];
  if (able.length < 2 || isDemo || variables.own('CARD_PROVIDER', undefined) !== undefined) return unable;
  const each = able.length === 2 ? 'both' : 'each';
  return [
    ...unable,
    missing('CARD_PROVIDER', undefined, `${oneOf(able)}, since ${each} could take the cards`),
  ];
}

/** A provider's pages send guests back to the public URL, which production must set anyway. */
function wayBackFaults(
  declared: readonly ProviderDeclaration[],
  accounts: readonly ProviderAccount[],
  { PUBLIC_URL }: Readonly<Record<string, string | undefined>>,
): ConfigFault[] {
  const leadsAway = declared.some((provider) =>
    accountsAt(provider, accounts).some(({ url }) => url === provider.address.url),
  );
  if (!leadsAway || PUBLIC_URL !== undefined) return [];
  return [
    { variable: 'PUBLIC_URL', expected: 'missing: the address to which the provider leads guests back' },
  ];
}
