import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { isGroupFile, readGroupFile } from '@portico/contract/group-file/read-group-file';
import type { Database } from '../platform/database/database.ts';
import { hotelDirectory } from '../core/hotel/hotel-directory.ts';
import { unservedWays } from '../core/providers/payment-warnings.ts';
import { commandPayments } from './command-payments.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { describeFaults, describeRefusal, describeReport } from './describe-import.ts';
import { describeGroupRefusal, describeGroupReport } from './describe-group-import.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { readJson, type ReadJson } from './read-json.ts';
import { importGroupFile } from '../core/group/import-group-file.ts';
import { importPropertyFile } from '../core/property-import/import-property-file.ts';

/** `import FILE [--dry-run]`: the lines to print, and whether the file was taken. */
export async function importCommand(
  fileName: string,
  dryRun: boolean,
  setting: CommandSetting,
): Promise<CommandOutput> {
  const document = await readFileJson(path.resolve(setting.folder, fileName));
  if (!document.ok) return { exitCode: 1, lines: [`${fileName} ${document.why}. Nothing was written.`] };
  if (isGroupFile(document.json)) return importGroup(fileName, document.json, dryRun, setting);
  const read = readPropertyFile(document.json);
  if (!read.ok) return { exitCode: 1, lines: describeFaults(fileName, read.faults) };
  return importFile(read.file, dryRun, setting);
}

async function importFile(
  file: PropertyFile,
  dryRun: boolean,
  { environment, clock, log }: CommandSetting,
): Promise<CommandOutput> {
  return withHotelDatabase(environment, log, async (database) => {
    const imported = await importPropertyFile(database, file, { dryRun, clock });
    return imported.ok
      ? {
          exitCode: 0,
          lines: [...describeReport(imported.value), ...(await unserved(database, file, environment))],
        }
      : { exitCode: 1, lines: describeRefusal(file.property.code, imported.refusal) };
  });
}

/** Ways to pay that nobody takes, by the environment of this command, which may be another than the server's. */
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
): Promise<CommandOutput> {
  const read = readGroupFile(json);
  if (!read.ok) return { exitCode: 1, lines: describeFaults(fileName, read.faults) };
  return withHotelDatabase(environment, log, async (database) => {
    const imported = await importGroupFile(database, read.file, { dryRun, clock });
    return imported.ok
      ? { exitCode: 0, lines: describeGroupReport(imported.value) }
      : { exitCode: 1, lines: describeGroupRefusal(fileName, read.file.group, imported.refusal) };
  });
}

async function readFileJson(file: string): Promise<ReadJson> {
  try {
    return readJson(await readFile(file, 'utf8'));
  } catch {
    return { ok: false, why: 'cannot be read' };
  }
}
