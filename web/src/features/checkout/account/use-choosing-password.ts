import type { passwordIssues } from '@portico/domain/people/password';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { NewPasswordField } from '../../../shared/account/new-password-field.tsx';

/** What a password is chosen by. */
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
 * Few make an account while they book, and the passwords that everybody guesses are many: it is fetched once the page has
 * all else, or when an account is wanted. Null until then; where it cannot be had, as without a network, a tick more asks again.
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
