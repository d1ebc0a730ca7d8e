import path from 'node:path';
import { variablesSchema } from '../config/variables.ts';
import { sandboxAcquirer } from '../core/providers/sandbox/sandbox-acquirer.ts';
import { providersOf, type Providers } from '../core/payment/providers.ts';
import { demoSecrets } from '../demo-mode/demo-secrets.ts';
import { runningSandbox } from '../demo-mode/sandbox-process.ts';
import type { CommandSetting } from './command-setting.ts';

const paymentVariables = variablesSchema.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  SANDBOX: true,
  ACQUIRER_URL: true,
  ACQUIRER_SECRET: true,
});

/** The provider, or why there is none to ask. */
export interface CommandPayments {
  readonly providers: Providers;
  readonly why?: string;
}

/**
 * The payment provider the server of this environment has: that of ACQUIRER_URL, else the sandbox acquirer of
 * DATA_DIR where it runs. Starts none. Throws when a variable is bad.
 */
export async function commandPayments(environment: CommandSetting['environment']): Promise<CommandPayments> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const variables = paymentVariables.parse(given);
  const { DATABASE_URL, DATA_DIR, SANDBOX, ACQUIRER_URL: url, ACQUIRER_SECRET: secret } = variables;
  if (url !== undefined && secret !== undefined)
    return { providers: providersOf(sandboxAcquirer({ url, secret })) };
  if (url !== undefined)
    return { providers: providersOf(), why: 'ACQUIRER_URL is set without ACQUIRER_SECRET' };
  if (DATABASE_URL !== undefined && SANDBOX === undefined)
    return {
      providers: providersOf(),
      why: 'none is named; set ACQUIRER_URL and ACQUIRER_SECRET as the server has',
    };
  const dataDir = path.resolve(DATA_DIR);
  const sandbox = await runningSandbox(dataDir);
  if (sandbox === undefined)
    return {
      providers: providersOf(),
      why: 'the sandbox acquirer of DATA_DIR is not running; the server starts it',
    };
  return { providers: providersOf(sandboxAcquirer({ url: sandbox, secret: demoSecrets(dataDir).acquirer })) };
}
