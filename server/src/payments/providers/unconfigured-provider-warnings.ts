import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readOpenElsewhere } from '../attempts/open-by-provider.store.ts';
import type { Providers } from '../providers.ts';

/** The ledger is counted at most once in this time. */
const REMEMBERED_MS = 60_000;

/**
 * Warns of payments at providers that are no longer configured, one sentence each. Rule: docs/every-day.md, "Warnings".
 */
export function unconfiguredProviderWarnings(
  { kysely }: Database,
  providers: Providers,
  clock: Clock,
): () => Promise<readonly string[]> {
  const configured = providers.all.map(({ name }) => name);
  let last: { readonly at: number; readonly warnings: readonly string[] } | undefined;
  return async () => {
    const at = clock.now().getTime();
    if (last !== undefined && at - last.at < REMEMBERED_MS) return last.warnings;
    const warnings = (await readOpenElsewhere(kysely, configured)).map(
      ({ provider, attempts }) =>
        `${provider} is not configured and has ${attempts} payment${attempts === 1 ? '' : 's'} under way or due later: ` +
        'they are neither settled nor charged, and their rooms stay held, until it is configured again',
    );
    last = { at, warnings };
    return warnings;
  };
}
