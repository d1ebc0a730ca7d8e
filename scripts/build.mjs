// npm run build: types and JavaScript of all workspaces, then the guest's pages. Quick when nothing has changed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress } from './precompress.mjs';
import { command, root, run } from './run.mjs';
import { whenStale } from './stale.mjs';

const code = ['domain/src', 'contract/src', 'sandbox/src', 'demo/src', 'server/src', 'testing', 'bench'];
const pages = ['domain/src', 'contract/src', 'web'];
const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

function compile() {
  return run(command('typescript', 'tsc'), ['-b']);
}

async function bundle() {
  const built = await run(command('vite'), ['build', '--logLevel', 'warn', 'web']);
  if (built === 0) await precompress(path.join(root, 'web/dist/site/assets'));
  return built;
}

/** Answers an exit code. */
export async function build() {
  const compiled = await whenStale(
    'code',
    { sources: [...code, 'web/src', ...settings], product: 'server/dist/main.js' },
    compile,
  );
  if (compiled !== 0) return compiled;
  return whenStale('pages', { sources: [...pages, ...settings], product: 'web/dist/site/book.html' }, bundle);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await build();
