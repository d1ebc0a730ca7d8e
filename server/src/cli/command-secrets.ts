import path from 'node:path';
import { variablesSchema } from '../config/variables.ts';
import type { Secrets } from '../access/seal.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import type { CommandSetting } from './command-setting.ts';

const linkVariables = variablesSchema.pick({
  SECRET: true,
  DATABASE_URL: true,
  DATA_DIR: true,
  PUBLIC_URL: true,
  PORT: true,
});

/** What a link needs: the server's signing secrets, and its public address without trailing slash. */
export interface LinkSetting {
  /** Undefined: SECRET is not set, and this is no demo. */
  readonly secrets: Secrets | undefined;
  readonly publicUrl: string;
}

/** As configured for the server in this environment. Throws on a bad variable. */
export function linkSetting({ environment }: CommandSetting): LinkSetting {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
  const { SECRET = [], DATABASE_URL, DATA_DIR, PUBLIC_URL, PORT } = linkVariables.parse(given);
  const [newest, ...before] = SECRET;
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  if (newest !== undefined) return { secrets: [newest, ...before], publicUrl };
  const isDemo = DATABASE_URL === undefined;
  return { secrets: isDemo ? [demoSecrets(path.resolve(DATA_DIR)).server] : undefined, publicUrl };
}
