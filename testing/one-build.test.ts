import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

/** A tree with the build scripts, and nothing built. */
function newTree(): string {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'portico-tree-'));
  cpSync(path.join(repository, 'scripts'), path.join(tree, 'scripts'), { recursive: true });
  mkdirSync(path.join(tree, 'src'));
  return tree;
}

/** A command that builds first: it makes `product` from `src`, and does not end before two commands have begun. */
const program = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
  import { setImmediate } from 'node:timers/promises';
  import { whenStale } from './scripts/stale.mjs';
  writeFileSync(process.argv[1], '');
  process.exitCode = await whenStale('server', { sources: ['src'], product: 'product' }, async () => {
    appendFileSync('log', 'begun\\n');
    while (!existsSync('one') || !existsSync('two')) await setImmediate();
    writeFileSync('product', '');
    appendFileSync('log', 'made\\n');
    return 0;
  });`;

async function build(tree: string, name: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, name], {
    cwd: tree,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [output, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')]);
  return { code: code as unknown, output: output.join('') };
}

test('of two commands that find a tree unbuilt one builds it, and the other waits', async () => {
  const tree = newTree();
  const built = await Promise.all([build(tree, 'one'), build(tree, 'two')]);
  expect(built.map(({ code }) => code)).toEqual([0, 0]);
  // The second may find it built already, and then does not wait.
  const waited = /^(Process \d+ is building this tree: waiting\. If it is not, remove .*build\.lock\.\n)?$/;
  for (const { output } of built) expect(output).toMatch(waited);
  expect(readFileSync(path.join(tree, 'log'), 'utf8')).toBe('begun\nmade\n');
});

test('a build that was killed keeps no one waiting', async () => {
  const tree = newTree();
  mkdirSync(path.join(tree, '.cache'));
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  writeFileSync(path.join(tree, '.cache/build.lock'), String(ended.pid));
  writeFileSync(path.join(tree, 'two'), '');
  expect(await build(tree, 'one')).toEqual({ code: 0, output: '' });
});

test('a lock that a full disk left empty keeps no one waiting', async () => {
  const tree = newTree();
  mkdirSync(path.join(tree, '.cache'));
  writeFileSync(path.join(tree, '.cache/build.lock'), '');
  writeFileSync(path.join(tree, 'two'), '');
  expect(await build(tree, 'one')).toEqual({ code: 0, output: '' });
});

test('a tree that cannot be written is reported in one sentence, with 78', async () => {
  const tree = newTree();
  writeFileSync(path.join(tree, '.cache'), 'no folder');
  const { code, output } = await build(tree, 'one');
  expect(output).toMatch(
    /^Portico cannot be built: .*\.cache cannot be written \(\w+\)\. Build it as the user who owns .*\.\n$/,
  );
  expect(code).toBe(78);
});
