import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { AccountUser } from '@portico/contract/calls/account-read';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { emailIssues } from '@portico/domain/people/email';
import { postJson } from '../../../lib/api.ts';
import { showAtTop } from '../../../lib/top-news.ts';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { PasswordInput } from '../../../shared/account/password-input.tsx';
import { useAccountForm } from '../../../shared/account/use-account-form.ts';
import { EmailField } from '../../../shared/people/email-field.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './manage-account.module.css';

const nothing = { email: '', password: '' };

/** Requests another e-mail address of the account: both mailboxes are mailed, and both must confirm. */
export function ChangeEmailForm({ user }: { user: AccountUser }) {
  const state = useAccountForm({
    name: 'new-email',
    start: () => nothing,
    find: ({ email, password }) => [
      ...emailIssues(email, true),
      ...(password === '' ? [{ field: 'password', code: 'text.required' as const }] : []),
    ],
    send: ({ email, password }, PropertyId) =>
      postJson('/api/Account/ChangeEmail', {
        PropertyId,
        LanguageCode: 'en',
        EmailAddress: email.trim(),
        Password: password,
      }),
    wire: { email: 'EmailAddress', password: 'Password' },
    failed: accountTexts.saveFailed,
    onDone: ({ Message }: AccountAnswer) => {
      state.setTyped(nothing);
      showAtTop({ tone: 'positive', text: Message });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  const { typed, type, idOf } = state;
  const { errors } = state.form;
  return (
    <AccountForm state={state} act="Change e-mail address" variant="second">
      <p className={`muted ${styles.now}`}>It is {user.EmailAddress}. You log in with it.</p>
      <EmailField
        id={idOf('email')}
        label="New e-mail"
        hint="We mail both addresses. The new one counts once you have confirmed both."
        autoComplete="email"
        value={typed.email}
        error={errors[idOf('email')]}
        onChange={(email) => type({ email })}
      />
      <Field id={idOf('password')} label="Password" error={errors[idOf('password')]} required>
        <PasswordInput
          autoComplete="current-password"
          value={typed.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      </Field>
    </AccountForm>
  );
}
