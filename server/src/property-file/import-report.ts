import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { AllotmentChanges } from './allotment-changes.ts';
import type { CapacityChanges } from './capacities.ts';
import { changedPaths } from '../hotel/changed-paths.ts';
import type { StandingHotel } from './hotel.store.ts';
import type { StagedRates } from './stage-rates.ts';

/**
 * What an import changed, or would change. Nights are counted per room type, prices per rate plan, room type and night.
 */
export interface ImportReport {
  readonly propertyCode: string;
  readonly isNewHotel: boolean;
  readonly isDryRun: boolean;
  readonly hasChanges: boolean;
  /** Paths of the file, such as `ratePlans[1].name`; empty for a new hotel. */
  readonly definition: readonly string[];
  readonly nights: { readonly added: number; readonly changed: number };
  readonly prices: { readonly added: number; readonly changed: number; readonly withdrawn: number };
  /** Dates of limited extras. */
  readonly extras: { readonly added: number; readonly changed: number };
  /** Promotions with another limit of redemptions. */
  readonly promotions: { readonly added: number; readonly changed: number };
  readonly vouchers: { readonly added: number; readonly changed: number; readonly withdrawn: number };
  /** Dates of restaurants. */
  readonly tables: { readonly added: number; readonly changed: number };
  /** What the file would have changed, but a newer command or the desk has set. */
  readonly unchanged: UnchangedByImport;
}

/** As commands or the desk set it; by the hotel's names. */
export interface UnchangedByImport {
  readonly nights: readonly { readonly roomType: string; readonly dates: readonly LocalDate[] }[];
  readonly prices: readonly {
    readonly ratePlan: string;
    readonly roomType: string;
    readonly dates: readonly LocalDate[];
  }[];
  /** Codes of gift vouchers. */
  readonly vouchers: readonly string[];
  /** Parts of the file that the desk has published, such as `roomTypes.11`. */
  readonly parts: readonly string[];
}

interface Compared {
  readonly propertyCode: string;
  readonly dryRun: boolean;
  readonly standing: StandingHotel | undefined;
  readonly definition: HotelDefinition;
  readonly capacities: CapacityChanges;
  readonly rates: StagedRates;
  readonly parts: readonly string[];
}

export function reportOf(compared: Compared): ImportReport {
  const { propertyCode, dryRun, standing, definition, capacities, rates } = compared;
  const paths = standing === undefined ? [] : changedPaths(standing.definition, definition);
  const { rooms, extras, promotions, vouchers, tables } = capacities;
  const counts = {
    nights: daysOf(rooms),
    prices: { added: rates.added, changed: rates.changed, withdrawn: rates.withdrawn },
    extras: daysOf(extras),
    promotions: { added: promotions.added.length, changed: promotions.changed.length },
    vouchers: {
      added: vouchers.added.length,
      changed: vouchers.changed.length,
      withdrawn: vouchers.withdrawn.length,
    },
    tables: { added: tables.added, changed: tables.changed },
  };
  const rows = Object.values(counts).flatMap((count) => Object.values<number>(count));
  return {
    propertyCode,
    isNewHotel: standing === undefined,
    isDryRun: dryRun,
    hasChanges: standing === undefined || paths.length > 0 || rows.some((count) => count > 0),
    definition: paths,
    ...counts,
    unchanged: unchangedBy(compared),
  };
}

function unchangedBy({ definition, capacities, rates, parts }: Compared): UnchangedByImport {
  const named = (those: readonly { readonly id: number; readonly name: string }[], id: number) =>
    those.find((one) => one.id === id)?.name ?? String(id);
  return {
    nights: capacities.rooms
      .map(({ name, changes }) => ({ roomType: name, dates: changes.unchanged }))
      .filter(({ dates }) => dates.length > 0),
    prices: rates.unchanged.map(({ key, dates }) => ({
      ratePlan: named(definition.ratePlans, key.ratePlanId),
      roomType: named(definition.roomTypes, key.roomTypeId),
      dates,
    })),
    vouchers: capacities.vouchers.unchanged,
    parts,
  };
}

function daysOf(those: readonly { readonly changes: AllotmentChanges }[]) {
  return {
    added: those.reduce((sum, { changes }) => sum + changes.added.length, 0),
    changed: those.reduce((sum, { changes }) => sum + changes.changed.length, 0),
  };
}
