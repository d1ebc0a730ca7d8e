import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { Secrets } from '../access/seal.ts';
import type { NoAccountsHere } from './account-hotel.ts';
import type { PasswordHashes } from './password-hash.ts';
import type { FieldFault } from '../hotel/field-faults.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Providers } from '../payments/providers.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface AccountDeps extends LimitDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly providers: Providers;
  /** Told of each limit that is met beyond what a hotel bears. */
  readonly onLimitMet: (limit: string) => void;
  readonly passwords: PasswordHashes;
  /** By which links to bookings are signed. */
  readonly secrets: Secrets;
  readonly delay: (milliseconds: number) => Promise<unknown>;
  /** Where guests reach this server; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
}

/** Why a call about accounts is not answered by 200. */
export type AccountRefusal =
  | NoAccountsHere
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | {
      readonly code: 'request.too-many';
      readonly thing: LimitedThing;
      readonly opensInS: number;
      readonly telephone: string;
    };
