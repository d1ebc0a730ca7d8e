import { issueText } from '@portico/contract/texts/issue-texts';
import { passwordIssues, type PasswordOwner } from '@portico/domain/people/password';
import type { FieldIssue } from '../../../ui/error-summary.tsx';

/** An account to be made along with the booking. The password lives in memory only. */
export interface AccountWish {
  readonly isWanted: boolean;
  readonly password: string;
}

export const noWish: AccountWish = { isWanted: false, password: '' };

export const newPasswordId = 'account-password';

export function accountWishIssues({ isWanted, password }: AccountWish, owner: PasswordOwner): FieldIssue[] {
  if (!isWanted) return [];
  return passwordIssues(password, owner).map(({ field, code }) => ({
    fieldId: newPasswordId,
    message: issueText(code, { field }),
  }));
}
