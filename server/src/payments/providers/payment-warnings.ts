import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import { providerWays } from '@portico/contract/providers/provider-ways';
import { usesProvider, isProviderWay, type ProviderPayment } from '@portico/domain/payment/payment-methods';
import type { AccountsConfig } from '../../config/config-types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { ProviderDeclaration } from '../provider-declaration.ts';
import type { Providers } from '../providers.ts';
import { providerDeclarations } from './provider-declarations.ts';

/**
 * Ways to pay that a hotel offers but no provider takes in its currency, one sentence each. Its guests are asked to
 * contact the hotel. Rule: docs/operating.md, "Payment providers".
 */
export function unservedWays(
  hotel: Hotel,
  providers: Providers,
  declared: readonly ProviderDeclaration[] = providerDeclarations,
): string[] {
  const { code, currency } = hotel.definition.property;
  return unservedTakes(hotel, providers).map((takes) => {
    const able = declared.filter((provider) => provider.takes === takes);
    const keys = able.map(({ secretKey: { variable } }) => `${variable} or ${variable}_${suffixOf(code)}`);
    return (
      `nobody takes payments of ${code} by ${wayName(takes)} in ${currency}: its guests are asked to contact it ` +
      `(${keys.join(', ')})`
    );
  });
}

/** The same ways by name, for the hotel's staff: “card”, “Paystack”. */
export function unservedWayNames(hotel: Hotel, providers: Providers): string[] {
  return unservedTakes(hotel, providers).map(wayName);
}

type Takes = ProviderDeclaration['takes'];

function unservedTakes(hotel: Hotel, providers: Providers): Takes[] {
  const ways = toPaymentTypes(hotel.definition).filter(usesProvider);
  const unserved = ways.filter((way) => providers.forMethod(hotel, way) === undefined);
  return [...new Set(unserved.map(takesOf))];
}

const wayName = (takes: Takes) => (takes === 'cards' ? 'card' : providerWays[takes].name);

/** Most sentences shown; enough to see the fault. */
const SAID = 20;

/**
 * Warnings of each hotel's payment providers; empty when there is no provider at all, which is a warning of the whole
 * server.
 */
export function paymentWarnings(
  hotels: readonly Hotel[],
  providers: Providers,
  accounts: AccountsConfig,
  declared: readonly ProviderDeclaration[] = providerDeclarations,
): string[] {
  if (providers.all.length === 0) return [];
  const warnings = [
    ...strayAccounts(accounts, hotels),
    ...hotels.flatMap((hotel) => unservedWays(hotel, providers, declared)),
  ];
  return warnings.slice(0, SAID);
}

/** Accounts named for a hotel that does not exist, one sentence each. */
function strayAccounts({ all, cardProviders }: AccountsConfig, hotels: readonly Hotel[]): string[] {
  const codes = new Set<string>(hotels.map(({ code }) => code));
  const named = [...all, ...cardProviders].flatMap(({ hotel }) => hotel ?? []);
  return [...new Set(named)]
    .filter((code) => !codes.has(code))
    .map((code) => `an account or a provider is named for ${suffixOf(code)}, and no hotel has that code`);
}

function takesOf(way: ProviderPayment): Takes {
  return isProviderWay(way) ? way : 'cards';
}

const suffixOf = (code: string) => code.toUpperCase().replaceAll('-', '_');
