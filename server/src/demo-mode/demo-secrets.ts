import { errorCode } from '../platform/error-code.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const secretSchema = z.string().min(32);

/** `server` is newer than the first demos: their folders get one. */
const storedSchema = z.object({ acquirer: secretSchema, server: secretSchema.optional() });

export interface DemoSecrets {
  /** Shared with its sandbox acquirer. */
  readonly acquirer: string;
  /** Replaces production's SECRET. */
  readonly server: string;
}

/** The secrets of a data folder, created at the first start, readable only by the owner. */
export function demoSecrets(dataDir: string): DemoSecrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = readStored(file);
  if (stored?.server !== undefined) return { acquirer: stored.acquirer, server: stored.server };
  const secrets = { acquirer: stored?.acquirer ?? newSecret(), server: newSecret() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: stored === undefined ? 'wx' : 'w' });
  return secrets;
}

function readStored(file: string): z.infer<typeof storedSchema> | undefined {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
