import type { AuthenticateResponse } from '@portico/contract/calls/account-authenticate';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { emailIssues } from '@portico/domain/people/email';
import type { Issue } from '@portico/domain/result';
import { useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { postJson } from '../../lib/api.ts';
import { showAtTop } from '../../lib/top-news.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { keepLoginHint } from './login-hint.ts';
import { accountQuery } from './use-account.ts';
import { SubmitProgress } from '../submitting/submit-progress.tsx';
import { formProgress } from '../submitting/submit-texts.ts';
import styles from './login-dialog.module.css';
import { PasswordInput } from './password-input.tsx';
import { keepTypedEmail, readTypedEmail } from './typed-email.ts';
import { useAccountForm } from './use-account-form.ts';

interface LoginDialogProps {
  readonly onClose: () => void;
  readonly onLoggedIn?: (() => void) | undefined;
}

/** Logs in, and reports it at the top of the page; on failure the reason is shown at the top of the dialog. */
export function LoginDialog({ onClose, onLoggedIn }: LoginDialogProps) {
  const { code } = useHotel();
  const { typed, form, failure, progress, idOf, type, send } = useLogIn(onLoggedIn !== undefined, () => {
    onClose();
    onLoggedIn?.();
  });
  // Beside the page: the header's style does not apply to it, and it is not nested in the form that opened it.
  return createPortal(
    <Dialog open onClose={onClose} title="Welcome back">
      <p className="muted">Your stays, your cards and the room you liked.</p>
      <JudgedForm className={styles.form} form={form} onSend={send}>
        <div role="alert">
          {failure !== null && <Notice tone="negative" title={failure.reason ?? failure.title} live="off" />}
        </div>
        <ErrorSummary issues={form.issues} attempt={form.attempt} />
        <Field id={idOf('email')} label="E-mail" error={form.errors[idOf('email')]} required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            value={typed.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        </Field>
        <Field id={idOf('password')} label="Password" error={form.errors[idOf('password')]} required>
          <PasswordInput
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
          />
        </Field>
        <p>
          <TextLink href={guestPaths.forgotPassword(code)}>Forgotten your password?</TextLink>
        </p>
        <Button type="submit" block busy={progress !== 'idle'}>
          Log in
        </Button>
        <SubmitProgress state={progress} words={formProgress('login')} />
      </JudgedForm>
      <p className={`small ${styles.others}`}>
        No account? You do not need one to book. <a href={guestPaths.register(code)}>Make one</a> or{' '}
        <TextButton onClick={onClose}>continue as guest</TextButton>.
      </p>
    </Dialog>,
    document.body,
  );
}

interface TypedLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * The log-in form and its result. The address is stored for the other account forms. `leadsOn`: to another page, which
 * shows the welcome.
 */
function useLogIn(leadsOn: boolean, onDone: () => void) {
  const hotel = useHotel();
  const client = useQueryClient();
  const login = useAccountForm<TypedLogin, AuthenticateResponse>({
    name: 'login',
    start: () => ({ email: readTypedEmail(), password: '' }),
    find: loginIssues,
    send: ({ email, password }, PropertyId) =>
      postJson('/api/Account/Authenticate', {
        PropertyId,
        LanguageCode: 'en',
        EmailAddress: email.trim(),
        Password: password,
      }),
    wire: { email: 'EmailAddress', password: 'Password' },
    failed: accountTexts.loginFailed,
    keep: (answer) => {
      client.setQueryData(accountQuery(hotel, keepLoginHint(hotel.code)).queryKey, answer);
      showAtTop({ tone: 'positive', text: answer.Message, goesAlong: leadsOn });
    },
    onDone,
  });

  function type(part: Partial<TypedLogin>) {
    login.type(part);
    if (part.email !== undefined) keepTypedEmail(part.email);
  }

  return { ...login, type };
}

/** Any password is valid: only the server can check it. */
function loginIssues({ email, password }: TypedLogin): Issue[] {
  const noPassword = { field: 'password', code: 'text.required' };
  return [...emailIssues(email, true), ...(password === '' ? [noPassword] : [])];
}
