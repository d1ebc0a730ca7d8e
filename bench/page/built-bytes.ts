import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../../../web/dist/site/assets', import.meta.url));

/** All files of a kind that the build made, as they are sent to a browser: brotli. */
export function builtBytes(extension: 'js' | 'css'): number {
  return readdirSync(assets)
    .filter((name) => name.endsWith(`.${extension}.br`))
    .reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
}
