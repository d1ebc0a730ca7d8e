import type { AuthenticateResponse } from '@portico/contract/calls/account-authenticate';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { issueText } from '@portico/contract/texts/issue-texts';
import { emailIssues } from '@portico/domain/people/email';
import { keysOf } from '@portico/domain/record';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { sayAtTop } from '../../lib/top-news.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { keepLoginHint } from '../login/login-hint.ts';
import { accountQuery } from '../login/use-account.ts';
import { failedText } from './failed-text.ts';
import { keepTypedEmail, readTypedEmail } from './typed-email.ts';

export const loginFieldIds = { email: 'login-email', password: 'login-password' } as const;

interface TypedLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * What is typed to log in, and what came of it. The address is kept for the other forms of the account. `leadsOn`: to
 * another page, which says welcome.
 */
export function useLogIn(leadsOn: boolean, onDone: () => void) {
  const hotel = useHotel();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedLogin>(() => ({ email: readTypedEmail(), password: '' }));
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useFormIssues(() => loginIssues(typed));

  function type(part: Partial<TypedLogin>) {
    form.changed(...keysOf(part).map((field) => loginFieldIds[field]));
    setTyped({ ...typed, ...part });
    if (part.email !== undefined) keepTypedEmail(part.email);
  }

  async function send(): Promise<void> {
    if (isBusy || !form.check()) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await postJson<AuthenticateResponse>(apiPaths.accountAuthenticate(), {
        LanguageCode: 'en',
        PropertyId: hotel.id,
        EmailAddress: typed.email.trim(),
        Password: typed.password,
      });
      if (!answer.Success) return setFailure(answer.Message);
      client.setQueryData(accountQuery(hotel, keepLoginHint(hotel.code)).queryKey, answer);
      sayAtTop({ tone: 'positive', text: answer.Message, goesAlong: leadsOn });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failedText(error, accountTexts.loginFailed, hotel.telephone));
    } finally {
      setIsBusy(false);
    }
  }

  return { typed, form, failure, isBusy, type, send };
}

/** Any password goes: only the server knows. */
function loginIssues({ email, password }: TypedLogin): FieldIssue[] {
  return [
    ...emailIssues(email, true).map(({ code }) => ({
      fieldId: loginFieldIds.email,
      message: issueText(code, { field: 'email' }),
    })),
    ...(password === ''
      ? [{ fieldId: loginFieldIds.password, message: issueText('text.required', { field: 'password' }) }]
      : []),
  ];
}
