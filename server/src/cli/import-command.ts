import { hostname } from 'node:os';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { isGroupFile, readGroupFile } from '@portico/contract/group-file/read-group-file';
import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import { unservedWays } from '../payments/providers/payment-warnings.ts';
import { commandPayments } from './command-payments.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { argument, dryRun, flag, required, value } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import { describeFaults, describeRefusal } from './describe-import.ts';
import { describeGroupRefusal, describeGroupReport } from './describe-group-import.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { readFileJson } from '../property-file/read-json.ts';
import { importGroupFile } from '../hotel/import-group-file.ts';
import { importPropertyFile } from '../property-file/import-property-file.ts';
import { describeReport, importAsAudited } from '../property-file/report-lines.ts';
import type { ImportReport } from '../property-file/import-report.ts';
import { newId } from '../platform/ids.ts';
import { beginEntry, endEntry } from '../staff/audit.store.ts';

const count = z.int();
const dates = z.array(z.string()).readonly();
const nights = z.strictObject({ added: count, changed: count });
const importAnswers = z.union([
  z.strictObject({
    propertyCode: z.string(),
    isNewHotel: z.boolean(),
    isDryRun: z.boolean(),
    hasChanges: z.boolean(),
    definition: z.array(z.string()).readonly(),
    nights,
    prices: nights.extend({ withdrawn: count }),
    extras: nights,
    promotions: nights,
    vouchers: nights.extend({ withdrawn: count }),
    tables: nights,
    unchanged: z.strictObject({
      nights: z.array(z.strictObject({ roomType: z.string(), dates })).readonly(),
      prices: z.array(z.strictObject({ ratePlan: z.string(), roomType: z.string(), dates })).readonly(),
      vouchers: z.array(z.string()).readonly(),
      parts: z.array(z.string()).readonly(),
    }),
  }),
  z.strictObject({
    groupCode: z.string(),
    isNewGroup: z.boolean(),
    isDryRun: z.boolean(),
    hasChanges: z.boolean(),
    hotels: count,
    definition: z.array(z.string()).readonly(),
  }),
]);
type ImportResult = CommandResult<z.input<typeof importAnswers>>;

export const importCommand = command({
  name: 'import',
  does: [
    'Makes a hotel match its property file, or a group its group file, all of it or nothing.',
    'What was set at the desk or by command since the file was exported stays and is listed; with --replace the file counts.',
  ],
  options: {
    file: argument(required(value.text('FILE', 'the property file or the group file'))),
    dryRun,
    replace: flag('the property file counts, whatever was set at the desk or by command'),
  },
  answers: importAnswers,
  run: ({ file, ...how }, setting) => runImport(file, how, setting),
});

interface HowToImport {
  readonly dryRun: boolean;
  readonly replace: boolean;
}

async function runImport(fileName: string, how: HowToImport, setting: CommandSetting): Promise<ImportResult> {
  const document = await readFileJson(path.resolve(setting.folder, fileName));
  if (!document.ok) return refusedFor(`${fileName} ${document.why}. Nothing was written.`);
  if (isGroupFile(document.json) && how.replace)
    return refusedFor(
      `${fileName} is a group file: nothing of a group is set by command, so there is nothing to --replace.`,
      'Nothing was written.',
    );
  if (isGroupFile(document.json)) return importGroup(fileName, document.json, how.dryRun, setting);
  const read = readPropertyFile(document.json);
  if (!read.ok) return refusedFor(...describeFaults(fileName, read.faults));
  return importFile(read.file, how, setting);
}

async function importFile(
  file: PropertyFile,
  how: HowToImport,
  { environment, clock, log }: CommandSetting,
): Promise<ImportResult> {
  return withHotelDatabase(environment, log, async (database) => {
    const imported = await importPropertyFile(database, file, { ...how, clock });
    if (!imported.ok) return refusedFor(...describeRefusal(file.property.code, imported.refusal));
    const report = imported.value;
    if (!how.dryRun) await enter(database, file, { report, now: clock.now() });
    return done([...describeReport(report), ...(await unserved(database, file, environment))], report);
  });
}

/** Afterwards, unlike what the desk does: the hotel may be new. Rule: docs/desk.md, "Audit trail". */
async function enter(
  { kysely }: Database,
  { property: { id: propertyId } }: PropertyFile,
  { report, now }: { readonly report: ImportReport; readonly now: Date },
): Promise<void> {
  const key = { propertyId, entryId: newId() };
  const madeBy = { staffId: null, madeBy: 'command', madeFrom: hostname() };
  await beginEntry(kysely, {
    ...key,
    ...madeBy,
    askedAt: now,
    call: 'PropertyFile/Import',
    request: undefined,
  });
  await endEntry(kysely, key, { outcome: 'done', what: [importAsAudited(report)] });
}

/** Payment methods without a provider, by the environment of this command, which may differ from the server's. */
async function unserved(
  database: Database,
  file: PropertyFile,
  environment: CommandSetting['environment'],
): Promise<string[]> {
  const hotel = await hotelDirectory(database).find(file.property.code);
  const { providers, hasSandbox } = await commandPayments(environment);
  if (hotel === undefined || hasSandbox) return [];
  return unservedWays(hotel, providers).map((words) => `  With these variables ${words}.`);
}

async function importGroup(
  fileName: string,
  json: unknown,
  dryRun: boolean,
  { environment, clock, log }: CommandSetting,
): Promise<ImportResult> {
  const read = readGroupFile(json);
  if (!read.ok) return refusedFor(...describeFaults(fileName, read.faults));
  return withHotelDatabase(environment, log, async (database) => {
    const imported = await importGroupFile(database, read.file, { dryRun, clock });
    return imported.ok
      ? done(describeGroupReport(imported.value), imported.value)
      : refusedFor(...describeGroupRefusal(fileName, read.file.group, imported.refusal));
  });
}
