import type { ProviderWay } from '@portico/domain/payment/payment-methods';
import { keysOf } from '@portico/domain/record';
import { paystack } from './paystack.ts';
import type { ProviderWayDeclaration } from './provider-way.ts';

/** Each provider's own payment method, by its name in the ledger. */
export const providerWays = { paystack } as const satisfies Record<ProviderWay, ProviderWayDeclaration>;

type WayInFile = (typeof providerWays)[ProviderWay]['inFile'];

export const providerWayNames: readonly ProviderWay[] = keysOf(providerWays);

/** Under their names in property files. */
export const waysInFile: readonly WayInFile[] = providerWayNames.map((way) => providerWays[way].inFile);
