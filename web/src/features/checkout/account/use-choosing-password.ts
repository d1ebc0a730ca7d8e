import type { passwordIssues } from '@portico/domain/people/password';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { NewPasswordField } from '../../../shared/account/new-password-field.tsx';

/** What a password is checked against. */
export interface ChoosingPassword {
  readonly Field: typeof NewPasswordField;
  readonly issues: typeof passwordIssues;
}

interface Offered {
  readonly isOffered: boolean;
  readonly isWanted: boolean;
}

async function load(): Promise<ChoosingPassword> {
  const [field, rule] = await Promise.all([
    import('../../../shared/account/new-password-field.tsx'),
    import('@portico/domain/people/password'),
  ]);
  return { Field: field.NewPasswordField, issues: rule.passwordIssues };
}

/**
 * The list of common passwords is long, and few guests create an account while booking. It loads when the page is idle,
 * or when an account is requested. Null until then; after a failure, as when offline, ticking again retries.
 */
export function useChoosingPassword({ isOffered, isWanted }: Offered): ChoosingPassword | null {
  const [choosing, setChoosing] = useState<ChoosingPassword | null>(null);
  useEffect(() => {
    if (!isOffered) return undefined;
    const fetch = () => void load().then(setChoosing, () => undefined);
    if (!isWanted) return whenIdle(fetch);
    fetch();
    return undefined;
  }, [isOffered, isWanted]);
  return choosing;
}
