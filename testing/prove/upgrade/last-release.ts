import { execFileSync } from 'node:child_process';

/** What the long form upgrades from: docs/prove.md, "Upgrades". */
export function lastRelease(): string {
  const given = process.env['PORTICO_UPGRADE_FROM'] ?? '';
  if (given !== '') return given;
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname'], {
    encoding: 'utf8',
  });
  const [newest = ''] = tags.split('\n');
  return newest === '' ? 'HEAD' : newest;
}
