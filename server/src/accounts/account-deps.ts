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
  /** Called with the label of each limit that is met. */
  readonly onLimitMet: (limit: string) => void;
  readonly passwords: PasswordHashes;
  /** Keys that sign links to bookings. */
  readonly secrets: Secrets;
  readonly delay: (milliseconds: number) => Promise<unknown>;
  /** This server's public URL; undefined when not configured. */
  readonly publicUrl: string | undefined;
}

/** Why a call about accounts does not return 200. */
export type AccountRefusal =
  | NoAccountsHere
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | {
      readonly code: 'request.too-many';
      readonly thing: LimitedThing;
      readonly opensInS: number;
      readonly telephone: string;
    };
