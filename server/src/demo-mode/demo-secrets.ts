import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const secretsSchema = z.object({ acquirer: z.string().min(32) });

/** What a data folder keeps to itself: the secret shared with its sandbox acquirer. */
export type DemoSecrets = z.infer<typeof secretsSchema>;

/** The secrets of a data folder, made at the first start and readable by the owner alone. */
export function demoSecrets(dataDir: string): DemoSecrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = { acquirer: randomBytes(32).toString('base64url') };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
  return secrets;
}
