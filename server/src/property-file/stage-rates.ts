import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import { rateNightsOf } from './expand-nights.ts';
import type { StandingHotel } from './hotel.store.ts';
import { rateChanges } from './rate-changes.ts';
import { nightsSetSince, standingRates, writeRates, type RateKey } from './rate-night.store.ts';

interface StageRates {
  readonly reader: Kysely<Schema>;
  /** Undefined: changes are only counted. */
  readonly writer: Kysely<Schema> | undefined;
  readonly file: PropertyFile;
  readonly standing: StandingHotel | undefined;
  readonly today: LocalDate;
  /** The file's revision of commands. */
  readonly knownRevision: number;
  readonly onBatch: (() => Promise<void>) | undefined;
}

/** Nights of one rate plan in one room type with rates that replaced others. */
export interface RewrittenRates {
  readonly key: RateKey;
  readonly dates: readonly LocalDate[];
}

export interface StagedRates {
  /** The version of the changed rates. */
  readonly version: number;
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
  readonly rewritten: readonly RewrittenRates[];
  /** Nights that the file would change, but that stay as a command set them. */
  readonly unchanged: readonly RewrittenRates[];
}

/**
 * Writes the changed rates from today on under the next version. A batch is one rate plan in one room type, at most
 * four years of nights; batches and nights go in key order.
 */
export async function stageRates(stage: StageRates): Promise<StagedRates> {
  const { reader, writer, file, standing, today, knownRevision, onBatch } = stage;
  const standingVersion = standing?.ratesVersion ?? 0;
  const staged = {
    version: standingVersion + 1,
    added: 0,
    changed: 0,
    withdrawn: 0,
    rewritten: new Array<RewrittenRates>(),
    unchanged: new Array<RewrittenRates>(),
  };
  for (const key of rateKeys(file, standing)) {
    const before = standing === undefined ? [] : await standingRates(reader, key, standingVersion, today);
    const isToKeep = (standing?.revision ?? 0) > knownRevision && isNamed(file, key);
    const set = isToKeep ? await nightsSetSince(reader, key, today, knownRevision) : new Set<LocalDate>();
    const { added, changed, withdrawn, unchanged } = rateChanges(
      requestedRates(file, key, today),
      before,
      set,
    );
    const rows = [...added, ...changed, ...withdrawn].sort((a, b) => (a.date < b.date ? -1 : 1));
    if (rows.length > 0 && writer !== undefined)
      await writeRates(writer, key, { version: staged.version, revision: 0 }, rows);
    const dates = [...changed, ...withdrawn].map(({ date }) => date);
    if (dates.length > 0) staged.rewritten.push({ key, dates });
    if (unchanged.length > 0) staged.unchanged.push({ key, dates: unchanged });
    staged.added += added.length;
    staged.changed += changed.length;
    staged.withdrawn += withdrawn.length;
    await onBatch?.();
  }
  return staged;
}

function requestedRates(
  file: PropertyFile,
  { ratePlanId, roomTypeId }: RateKey,
  today: LocalDate,
): RateNight[] {
  const plan = file.ratePlans.find(({ id }) => id === ratePlanId);
  const isOffered = file.roomTypes.some(({ id }) => id === roomTypeId);
  if (plan === undefined || !isOffered) return [];
  return rateNightsOf(plan, roomTypeId, file.property.currency).filter(({ date }) => date >= today);
}

function isNamed({ ratePlans, roomTypes }: PropertyFile, { ratePlanId, roomTypeId }: RateKey): boolean {
  return ratePlans.some(({ id }) => id === ratePlanId) && roomTypes.some(({ id }) => id === roomTypeId);
}

/** Every rate plan in every room type, of the file and of the stored hotel, in key order. */
function rateKeys(file: PropertyFile, standing: StandingHotel | undefined): RateKey[] {
  const ids = <Id extends number>(those: readonly { id: Id }[] = [], others: readonly { id: Id }[]) =>
    [...new Set([...those, ...others].map(({ id }) => id))].sort((a, b) => a - b);
  const ratePlanIds = ids(standing?.definition.ratePlans, file.ratePlans);
  const roomTypeIds = ids(standing?.definition.roomTypes, file.roomTypes);
  const propertyId = file.property.id;
  return ratePlanIds.flatMap((ratePlanId) =>
    roomTypeIds.map((roomTypeId) => ({ propertyId, ratePlanId, roomTypeId })),
  );
}
