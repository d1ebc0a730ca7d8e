import type { Config } from '../config/config-types.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';

/** What this server signs and hides with: the newest of SECRET, in a demo without one that of its data folder. */
export function secretOf({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): string {
  return secrets?.[0] ?? demoSecrets(dataDir).server;
}
