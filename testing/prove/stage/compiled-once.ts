import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, Script } from 'node:vm';
import { compiledOf } from './compiled-of.ts';

// node compiled-once.js SCRIPT ARGUMENT...: runs a script of one-file.ts with V8's code cache of an earlier run, which
// saves half of its start. A server exports the moment it has started; a command's cache is written when it has nothing
// left to do.

const [file = ''] = process.argv.splice(2, 1);
const source = readFileSync(file, 'utf8');
const cached = compiledOf(file);
const script = new Script(`(function (require, exports) {${source}\n})`, {
  filename: file,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...readStored(),
});

interface Program {
  started?: Promise<void>;
}
const run: (require: NodeJS.Require, exports: Program) => void = script.runInThisContext();
const program: Program = {};
run(createRequire(file), program);
// V8 rejects a cache made by another version or with other options.
if (script.cachedDataRejected !== false) {
  await (program.started ?? once(process, 'beforeExit'));
  keep(script.createCachedData());
}

function readStored(): { cachedData?: Buffer } {
  try {
    return { cachedData: readFileSync(cached) };
  } catch {
    return {};
  }
}

function keep(compiled: Buffer): void {
  const own = `${cached}.${process.pid}`;
  writeFileSync(own, compiled);
  renameSync(own, cached);
}
