// npm run build: types and JavaScript of all workspaces, then the guest's pages. Fast if nothing changed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress } from './precompress.mjs';
import { command, root, run } from './run.mjs';
import { whenStale } from './stale.mjs';
import { wordsGiven } from './usage.mjs';

const server = ['domain/src', 'contract/src', 'sandbox/src', 'demo/src', 'server/src'];
const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

const compile = (...projects) => run(command('typescript-7', 'tsc'), ['-b', ...projects]);

/** Overrides the shell's NODE_ENV: React's development build is half as large again and runs each effect twice. */
const vite = (...words) =>
  run(command('vite'), ['build', '--logLevel', 'warn', ...words, 'web'], { NODE_ENV: 'production' });

async function bundle() {
  const built =
    (await vite()) ||
    (await vite('--config', 'web/desk.config.ts')) ||
    (await vite('--config', 'web/widget.config.ts')) ||
    (await vite('--config', 'web/house-style.config.ts'));
  if (built !== 0) return built;
  await precompress(path.join(root, 'web/dist/desk/assets'));
  await precompress(path.join(root, 'web/dist/widget/assets'));
  await precompress(path.join(root, 'web/dist/site/assets'));
  return 0;
}

function buildPages() {
  const sources = ['domain/src', 'contract/src', 'web', ...settings];
  return whenStale('pages', { sources, product: 'web/dist/site/assets/.compressed' }, bundle);
}

/** Builds the server, which includes the hotel's commands. Returns an exit code. */
export function buildServer() {
  const product = 'server/dist/main.js';
  return whenStale('server', { sources: [...server, ...settings], product }, () => compile('server'));
}

/** Builds what a start needs: server and pages. Returns an exit code. */
export async function buildForStart() {
  const code = await buildServer();
  return code === 0 ? buildPages() : code;
}

/** Builds everything, tests and benchmarks included. Returns an exit code. */
export async function build() {
  const sources = [...server, 'client/src', 'web/src', 'testing', 'bench', ...settings];
  const code = await whenStale('everything', { sources, product: 'server/dist/main.js' }, () => compile());
  return code === 0 ? buildPages() : code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  wordsGiven(`npm run build builds what is stale of all workspaces and of the pages. It takes no words.`, []);
  process.exitCode = await build();
}
