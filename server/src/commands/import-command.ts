import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { describeFaults, describeRefusal, describeReport } from './describe-import.ts';
import { openHotelDatabase } from './hotel-database.ts';
import { readJson, type ReadJson } from './read-json.ts';
import { importPropertyFile } from '../core/property-import/import-property-file.ts';

/** `import FILE [--dry-run]`: the lines to print, and whether the file was taken. */
export async function importCommand(
  fileName: string,
  dryRun: boolean,
  setting: CommandSetting,
): Promise<CommandOutput> {
  const document = await readFileJson(path.resolve(setting.folder, fileName));
  if (!document.ok) return { exitCode: 1, lines: [`${fileName} ${document.why}. Nothing was written.`] };
  const read = readPropertyFile(document.json);
  if (!read.ok) return { exitCode: 1, lines: describeFaults(fileName, read.faults) };
  return importFile(read.file, dryRun, setting);
}

async function importFile(
  file: PropertyFile,
  dryRun: boolean,
  { environment, clock, log }: CommandSetting,
): Promise<CommandOutput> {
  const { database, close } = await openHotelDatabase(environment, log);
  try {
    const imported = await importPropertyFile(database, file, { dryRun, clock });
    return imported.ok
      ? { exitCode: 0, lines: describeReport(imported.value) }
      : { exitCode: 1, lines: describeRefusal(file.property.code, imported.refusal) };
  } finally {
    await close();
  }
}

async function readFileJson(file: string): Promise<ReadJson> {
  try {
    return readJson(await readFile(file, 'utf8'));
  } catch {
    return { ok: false, why: 'cannot be read' };
  }
}
