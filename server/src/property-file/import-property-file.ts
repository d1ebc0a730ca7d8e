import { definitionOf } from '@portico/contract/property-file/definition-of';
import type { HotelDefinition, PropertyFile } from '@portico/contract/property-file/property-file';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { changedPaths } from '../hotel/changed-paths.ts';
import { newId } from '../platform/ids.ts';
import { applyCapacities, capacityRefusal, compareCapacities } from './capacities.ts';
import { allowLongStatements, appendRebuild, insertHotel, updateHotel } from './hotel.store.ts';
import type { ImportRefusal } from './import-refusal.ts';
import { reportOf, type ImportReport } from './import-report.ts';
import { withOfferNights } from './offer-nights.ts';
import { openHotel } from './open-hotel.ts';
import { forgetPublishedParts, insertPublishedParts } from './published-part.store.ts';
import { withPublishedParts } from './published-parts.ts';
import { dropSupersededRates, dropUnfinishedRates } from './rate-night.store.ts';
import { stageRates, type RewrittenRates } from './stage-rates.ts';

export interface ImportOptions {
  /** True: writes nothing and reports what would change. */
  readonly dryRun: boolean;
  readonly clock: Clock;
  /** True: the file overrides what commands have set since its export. */
  readonly replace?: boolean;
  /** Called after each batch of prices is compared and written, before any is current. */
  readonly onBatch?: () => Promise<void>;
  /** Set when the desk publishes what it has edited. */
  readonly published?: Published;
}

/** What the desk publishes. Rule: docs/desk.md, "Draft and publish". */
export interface Published {
  /** What the desk edited: refused when another import has changed it since. */
  readonly from: HotelDefinition;
  readonly parts: readonly string[];
  readonly by: string;
  /** Runs in the import's transaction. */
  readonly within: (tx: Kysely<Schema>) => Promise<void>;
}

interface Imported {
  readonly report: ImportReport;
  readonly ratesVersion: number;
  readonly rewrittenRates: readonly RewrittenRates[];
}

/**
 * Makes a hotel match its property file, completely or not at all. Nights before today, local to the property, stay
 * unchanged. Changed prices are written under the next version while guests still read the old. At the end capacities,
 * texts and the new version become current together. Refused: another hotel's id or code, and another currency after
 * the first booking. Also fewer rooms, units or redemptions than are taken, a voucher worth less than was spent, parts
 * that the desk has published and that do not go with the file, and a second concurrent import of the hotel. Rules: docs/property-file.md.
 */
export async function importPropertyFile(
  database: Database,
  file: PropertyFile,
  options: ImportOptions,
): Promise<Result<ImportReport, ImportRefusal>> {
  const imported = await inTransaction(database, (tx) => importInto(database, tx, file, options));
  if (!imported.ok) return imported;
  const { report, ratesVersion, rewrittenRates } = imported.value;
  if (!options.dryRun) {
    for (const { key, dates } of rewrittenRates) {
      await dropSupersededRates(database.kysely, key, ratesVersion, dates);
    }
  }
  return ok(report);
}

async function importInto(
  database: Database,
  tx: Kysely<Schema>,
  given: PropertyFile,
  { dryRun, clock, replace = false, onBatch, published }: ImportOptions,
): Promise<Result<Imported, ImportRefusal>> {
  const { id: propertyId, code: propertyCode, timeZone } = given.property;
  await allowLongStatements(tx);
  const opened = await openHotel(tx, given, { toWrite: !dryRun });
  if (!opened.ok) return opened;
  const standing = opened.value;
  if (published !== undefined && changedPaths(published.from, standing?.definition).length > 0)
    return refused({ code: 'import.changed-meanwhile', propertyCode });

  const now = clock.now();
  const today = localTimeAt(now.getTime(), timeZone).date;
  const knownRevision = replace ? Infinity : (given.revision ?? 0);
  const joined = await withPublishedParts(tx, given, standing, { knownRevision, today });
  if (!joined.ok) return joined;
  const { file, parts } = joined.value;
  const compared = { today, knownRevision };
  const capacities = await compareCapacities(tx, file, standing?.definition, compared);
  const short = capacityRefusal(capacities);
  if (short !== undefined) return refused(short);

  const definition = definitionOf(withOfferNights(file, today));
  // A new hotel has no readers yet, and only this transaction can see it.
  const writer = standing === undefined ? tx : database.kysely;
  if (!dryRun && standing === undefined && !(await insertHotel(tx, definition, file.revision ?? 0, now))) {
    return refused({ code: 'import.already-running', propertyCode });
  }
  if (!dryRun) await dropUnfinishedRates(writer, propertyId, standing?.ratesVersion ?? 0);
  const rates = await stageRates({
    reader: tx,
    writer: dryRun ? undefined : writer,
    file,
    standing,
    today,
    knownRevision,
    onBatch,
  });

  const report = reportOf({ propertyCode, dryRun, standing, definition, capacities, rates, parts });
  const areRatesOthers = rates.added + rates.changed + rates.withdrawn > 0;
  const ratesVersion = areRatesOthers ? rates.version : (standing?.ratesVersion ?? 0);
  if (report.hasChanges && !dryRun) {
    const shortNow = await applyCapacities(tx, propertyId, capacities, now);
    if (shortNow !== undefined) {
      await dropUnfinishedRates(writer, propertyId, standing?.ratesVersion ?? 0);
      return rollbackWith(refused(shortNow));
    }
    const revision = published === undefined ? (file.revision ?? 0) : (standing?.revision ?? 0) + 1;
    await updateHotel(tx, definition, { ratesVersion, revision }, now);
    if (published !== undefined) await insertPublishedParts(tx, propertyId, published, revision, now);
    if (replace) await forgetPublishedParts(tx, propertyId);
    // Not the start time: other processes poll only the last minute's changes, and prices take longer.
    await appendRebuild(tx, propertyId, newId(), clock.now());
  }
  if (!dryRun) await published?.within(tx);
  return ok({ report, ratesVersion, rewrittenRates: rates.rewritten });
}
