import type { AuthenticateResponse } from '@portico/contract/calls/account-authenticate';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { emailIssues } from '@portico/domain/people/email';
import type { Issue } from '@portico/domain/result';
import { useQueryClient } from '@tanstack/react-query';
import { sayAtTop } from '../../lib/top-news.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { keepLoginHint } from '../login/login-hint.ts';
import { accountQuery } from '../login/use-account.ts';
import { keepTypedEmail, readTypedEmail } from './typed-email.ts';
import { useAccountForm } from './use-account-form.ts';

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
  const login = useAccountForm<TypedLogin, AuthenticateResponse>({
    name: 'login',
    start: () => ({ email: readTypedEmail(), password: '' }),
    find: loginIssues,
    path: apiPaths.accountAuthenticate(),
    body: ({ email, password }) => ({ LanguageCode: 'en', EmailAddress: email.trim(), Password: password }),
    wire: { email: 'EmailAddress', password: 'Password' },
    failed: accountTexts.loginFailed,
    onDone: (answer) => {
      client.setQueryData(accountQuery(hotel, keepLoginHint(hotel.code)).queryKey, answer);
      sayAtTop({ tone: 'positive', text: answer.Message, goesAlong: leadsOn });
      onDone();
    },
  });

  function type(part: Partial<TypedLogin>) {
    login.type(part);
    if (part.email !== undefined) keepTypedEmail(part.email);
  }

  return { ...login, type };
}

/** Any password goes: only the server knows. */
function loginIssues({ email, password }: TypedLogin): Issue[] {
  const noPassword = { field: 'password', code: 'text.required' };
  return [...emailIssues(email, true), ...(password === '' ? [noPassword] : [])];
}
