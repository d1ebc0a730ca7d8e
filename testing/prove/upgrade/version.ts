import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '@portico/server/platform/database/migration-files';

/** A built version of Portico in a folder of its own. */
export interface Version {
  readonly folder: string;
}

export const thisVersion: Version = { folder: path.resolve(MIGRATIONS_FOLDER, '../..') };

const WORKSPACES = ['domain', 'contract', 'client', 'sandbox', 'demo', 'server', 'web', 'testing', 'bench'];
const MIGRATIONS = 'server/migrations';

/** What `npm start` builds: the tests of a version run from its sources. */
const BUILD = `import { buildForStart } from './scripts/build.mjs'; process.exit(await buildForStart());`;

/** What `npm start` runs of a version. */
export const mainOf = ({ folder }: Version) => path.join(folder, 'server/dist/main.js');

export const migrationsOf = ({ folder }: Version) => path.join(folder, MIGRATIONS);

/** The same build with the migrations of a fixture's folder after its own. */
export function withMigrations(version: Version, fixture: string, folder: string): Version {
  const isProgram = (file: string) => !/\.(?:map|d\.ts|tsbuildinfo)$/.test(file);
  cpSync(path.join(version.folder, 'server/dist'), path.join(folder, 'server/dist'), {
    recursive: true,
    filter: isProgram,
  });
  cpSync(migrationsOf(version), path.join(folder, MIGRATIONS), { recursive: true });
  cpSync(path.join(version.folder, 'server/package.json'), path.join(folder, 'server/package.json'));
  for (const name of ['node_modules', 'server/node_modules', 'web']) linkIfThere(version, name, folder);
  const last = Number(readdirSync(path.join(folder, MIGRATIONS)).toSorted().at(-1)?.slice(0, 4));
  const from = path.join(thisVersion.folder, 'testing/prove/upgrade', fixture);
  for (const [index, name] of readdirSync(from).toSorted().entries()) {
    const number = String(last + index + 1).padStart(4, '0');
    cpSync(path.join(from, name), path.join(folder, MIGRATIONS, `${number}${name.slice(1)}`));
  }
  return { folder };
}

function linkIfThere({ folder: from }: Version, name: string, to: string): void {
  if (existsSync(path.join(from, name))) symlinkSync(path.join(from, name), path.join(to, name));
}

/** A commit of this repository, with its packages, built. */
export function builtOf(commit: string, folder: string): Version {
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'version.tar');
  execFileSync('git', ['archive', `--output=${archive}`, commit], { cwd: thisVersion.folder });
  run('tar', ['-xf', archive]);
  const read = (version: string) => readFileSync(path.join(version, 'package-lock.json'), 'utf8');
  if (read(folder) === read(thisVersion.folder)) linkPackages(folder);
  else run('npm', ['ci', '--no-audit', '--no-fund']);
  run(process.execPath, ['--input-type=module', '--eval', BUILD]);
  return { folder };
}

/** The packages of this tree; workspaces are those of the folder itself. */
function linkPackages(folder: string): void {
  const packages = path.join(thisVersion.folder, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@portico'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@portico' && name !== '.cache')
      symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  for (const name of WORKSPACES) {
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@portico', name));
    linkIfThere(thisVersion, `${name}/node_modules`, folder);
  }
}
