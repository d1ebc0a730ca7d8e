import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Refusal } from '@portico/domain/result';
import type { RoomTypeChanges } from './apply-room-nights.ts';
import { changedPaths } from './changed-paths.ts';
import type { StandingHotel } from './hotel.store.ts';
import type { ShortRoomType } from './room-night-changes.ts';
import type { StagedRates } from './stage-rates.ts';

/** What an import changed, or would change. Nights are counted per room type, prices per rate plan, room type and night. */
export interface ImportReport {
  readonly propertyCode: string;
  readonly isNewHotel: boolean;
  readonly isDryRun: boolean;
  readonly hasChanges: boolean;
  /** Paths of the file, such as `ratePlans[1].name`; empty for a new hotel. */
  readonly definition: readonly string[];
  readonly nights: { readonly added: number; readonly changed: number };
  readonly prices: { readonly added: number; readonly changed: number; readonly withdrawn: number };
}

export type ImportRefusal =
  | (Refusal & {
      readonly code: 'import.code-taken';
      readonly propertyCode: string;
      readonly byPropertyId: number;
    })
  | (Refusal & {
      readonly code: 'import.id-taken';
      readonly propertyId: number;
      readonly byPropertyCode: string;
    })
  | (Refusal & {
      readonly code: 'import.currency-fixed';
      readonly from: CurrencyCode;
      readonly to: CurrencyCode;
    })
  | (Refusal & { readonly code: 'import.capacity-below-sold'; readonly roomTypes: readonly ShortRoomType[] })
  | (Refusal & { readonly code: 'import.already-running'; readonly propertyCode: string });

interface Compared {
  readonly propertyCode: string;
  readonly dryRun: boolean;
  readonly standing: StandingHotel | undefined;
  readonly definition: HotelDefinition;
  readonly rooms: readonly RoomTypeChanges[];
  readonly rates: StagedRates;
}

export function reportOf({
  propertyCode,
  dryRun,
  standing,
  definition,
  rooms,
  rates,
}: Compared): ImportReport {
  const paths = standing === undefined ? [] : changedPaths(standing.definition, definition);
  const added = rooms.reduce((sum, { changes }) => sum + changes.added.length, 0);
  const changed = rooms.reduce((sum, { changes }) => sum + changes.changed.length, 0);
  return {
    propertyCode,
    isNewHotel: standing === undefined,
    isDryRun: dryRun,
    hasChanges: standing === undefined || paths.length + added + changed + rates.rows > 0,
    definition: paths,
    nights: { added, changed },
    prices: { added: rates.added, changed: rates.changed, withdrawn: rates.withdrawn },
  };
}
