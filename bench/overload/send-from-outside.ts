import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOptions, LoadResult } from './load-options.ts';

/** Sends a load from a separate process. Throws when that ends without a result. */
export async function sendFromOutside(options: LoadOptions): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load-main.js', import.meta.url)), [JSON.stringify(options)]);
  const ended = once(child, 'exit').then(() => undefined);
  const said = await Promise.race([once(child, 'message') as Promise<[LoadResult]>, ended]);
  if (said === undefined) throw new Error('The process that sends the load has failed');
  await ended;
  return said[0];
}
