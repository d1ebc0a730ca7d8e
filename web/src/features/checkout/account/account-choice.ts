import type { PasswordOwner } from '@portico/domain/people/password';
import { issuesInWords } from '../../../shared/people/issues-at-fields.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import type { ChoosingPassword } from './use-choosing-password.ts';

/** An account to create with the booking. The password is held in memory only. */
export interface AccountChoice {
  readonly isWanted: boolean;
  readonly password: string;
}

export const noAccount: AccountChoice = { isWanted: false, password: '' };

export const newPasswordId = 'account-password';

/** `choosing` null: nothing can have been typed yet. */
export function accountChoiceIssues(
  { isWanted, password }: AccountChoice,
  owner: PasswordOwner,
  choosing: ChoosingPassword | null,
): FieldIssue[] {
  if (!isWanted) return [];
  const issues = choosing?.issues(password, owner) ?? [{ field: 'password', code: 'text.required' }];
  return issuesInWords(issues, () => newPasswordId);
}
