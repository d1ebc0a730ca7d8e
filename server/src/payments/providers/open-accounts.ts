import { keysOf, tableOf } from '@portico/domain/record';
import type { ProviderAccount } from '../../config/config-types.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { OpeningFacts, ProviderDeclaration } from '../provider-declaration.ts';
import type { ProviderAddress } from '../provider-client.ts';

/** An opened account; `hotel` null: it serves each hotel without one of its own. */
export interface OpenAccount
  extends Pick<ProviderAccount, 'provider' | 'hotel'>, Pick<ProviderDeclaration, 'takes'> {
  readonly port: PaymentPort;
}

/** Opens each account, in the order of the providers. */
export async function openAccounts(
  accounts: readonly ProviderAccount[],
  providers: readonly ProviderDeclaration[],
  facts: OpeningFacts,
): Promise<OpenAccount[]> {
  const opening = providers.flatMap((provider) =>
    accountsAt(provider, accounts).map(async (account): Promise<OpenAccount> => {
      const { hotel } = account;
      return {
        provider: provider.name,
        takes: provider.takes,
        hotel,
        port: await provider.open(account, facts),
      };
    }),
  );
  return Promise.all(opening);
}

export function accountsAt(
  { name }: Pick<ProviderDeclaration, 'name'>,
  accounts: readonly ProviderAccount[],
): ProviderAccount[] {
  return accounts.filter(({ provider }) => provider === name);
}

/** The account of hotels without one of their own; if there is one, no stand-in is needed. */
export function generalAccount(
  provider: Pick<ProviderDeclaration, 'name'>,
  accounts: readonly ProviderAccount[],
): ProviderAccount | undefined {
  return accountsAt(provider, accounts).find(({ hotel }) => hotel === null);
}

/** A stand-in as the general account. */
export function standInAccount(
  { name, secrets }: Pick<ProviderDeclaration, 'name' | 'secrets'>,
  { url, secret }: ProviderAddress,
): ProviderAccount {
  return {
    provider: name,
    name,
    hotel: null,
    url,
    secretKey: secret,
    secrets: tableOf(keysOf(secrets), () => secret),
  };
}
