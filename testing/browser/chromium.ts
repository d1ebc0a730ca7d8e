import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedMemory } from '../shared-memory.ts';
import { missingLibraries } from './missing-libraries.ts';
import { unpackArchive, unpackFile } from './unpack.ts';

/** The options of Playwright's `chromium.launch`. */
export interface ChromiumLaunch {
  readonly executablePath?: string;
  readonly channel?: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

// Not the package's own arguments: they include --single-process and --disable-web-security. Files in place of shared
// memory cost a sixteenth more processor time.
const ARGS = ['--no-sandbox', ...(sharedMemory() === undefined ? ['--disable-dev-shm-usage'] : [])];

const DEBIANS = '/usr/lib/chromium';

/**
 * Debian's Chromium, as recent as guests' browsers; undefined when it is not installed or `CHROMIUM_PATH` names
 * another.
 */
export const completeChromium = () => installed('chromium');

/** The same without windows, for less processor time: docs/decisions/0021-tests-and-browsers.md. Undefined as above. */
export const headlessShell = () => installed('chromium-headless-shell');

function installed(program: string): ChromiumLaunch | undefined {
  const executablePath = path.join(DEBIANS, program);
  if (process.env.CHROMIUM_PATH || !existsSync(executablePath)) return undefined;
  return { executablePath, args: ARGS };
}

/**
 * The Chromium that the browser tests drive: the one named by `CHROMIUM_PATH`; else, on Linux x64, the one from an npm
 * package; else an installed Chrome.
 * @param cacheDir where the packaged one is unpacked, once for each version
 * @param options `ownLibraries`: use the libraries of the package although the system may have its own
 */
export async function chromiumLaunch(
  cacheDir: string,
  options: { readonly ownLibraries?: boolean } = {},
): Promise<ChromiumLaunch> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args: ARGS };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [] };
  const { folder, version } = packagedChromium();
  const executablePath = path.resolve(cacheDir, `chromium-${version}`);
  await unpackFile(path.join(folder, 'bin/chromium.br'), executablePath);
  if (!options.ownLibraries && missingLibraries(executablePath, undefined).length === 0) {
    return { executablePath, args: ARGS };
  }
  const libraries = path.resolve(cacheDir, `chromium-${version}-libraries`);
  await unpackArchive(path.join(folder, 'bin/al2023.tar.br'), libraries);
  return { executablePath, args: ARGS, env: withLibraries(executablePath, path.join(libraries, 'lib')) };
}

function packagedChromium(): { folder: string; version: string } {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = path.resolve(path.dirname(entry), '../..');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder, version };
}

/** The environment in which Chromium finds its libraries. Throws, naming them, when some are missing. */
function withLibraries(executablePath: string, libraries: string): Record<string, string> {
  const libraryPath = [libraries, process.env.LD_LIBRARY_PATH ?? []].flat().join(':');
  const missing = missingLibraries(executablePath, libraryPath);
  if (missing.length > 0) {
    throw new Error(
      `Chromium needs ${missing.join(', ')}: install them (Debian: apt-get install libnss3 libexpat1) or set CHROMIUM_PATH`,
    );
  }
  const present = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(present), LD_LIBRARY_PATH: libraryPath };
}
