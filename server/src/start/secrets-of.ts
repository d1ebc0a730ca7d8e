import type { Config } from '../config/config-types.ts';
import type { Secrets } from '../access/seal.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';

/** Signing and encryption secrets, newest first: SECRET, or in a demo without one that of its data folder. */
export function secretsOf({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Secrets {
  const [newest, ...before] = secrets ?? [];
  return newest === undefined ? [demoSecrets(dataDir).server] : [newest, ...before];
}
