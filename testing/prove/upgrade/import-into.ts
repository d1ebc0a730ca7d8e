import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { Version } from './version.ts';

/** Imports a hotel by the command of another version: this one may write what that one's tables lack. */
export function importInto(
  databaseUrl: string,
  hotel: PropertyFile,
  { version, folder }: { readonly version: Version; readonly folder: string },
): void {
  const file = path.join(folder, 'hotel.json');
  writeFileSync(file, JSON.stringify(hotel));
  const command = path.join(version.folder, 'server/dist/cli/cli.js');
  execFileSync(process.execPath, [command, 'import', file], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
