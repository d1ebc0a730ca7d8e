import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { emailIssues } from '@portico/domain/people/email';
import { useState } from 'react';
import { postJson } from '../../lib/api.ts';
import { AccountForm } from '../../shared/account/account-form.tsx';
import { keepTypedEmail, readTypedEmail } from '../../shared/account/typed-email.ts';
import { useAccountForm } from '../../shared/account/use-account-form.ts';
import { EmailField } from '../../shared/people/email-field.tsx';
import { Notice } from '../../ui/notice.tsx';

interface EmailFormProps {
  readonly name: string;
  /** The call that sends the mail. */
  readonly path: '/api/Account/ResendConfirmation' | '/api/Account/RequestPasswordReset';
  readonly act: string;
  readonly hint: string;
  /** The text for a failure. */
  readonly failed: string;
}

/** Requests a mail to an address, repeatedly if needed; the answer does not reveal who has an account. */
export function EmailForm({ name, path, act, hint, failed }: EmailFormProps) {
  const [sent, setSent] = useState<string | null>(null);
  const state = useAccountForm({
    name,
    start: () => ({ email: readTypedEmail() }),
    find: ({ email }) => emailIssues(email, true),
    send: ({ email }, PropertyId) =>
      postJson(path, { PropertyId, LanguageCode: 'en', EmailAddress: email.trim() }),
    wire: { email: 'EmailAddress' },
    failed,
    onDone: ({ Message }: AccountAnswer) => setSent(Message),
  });
  const { typed, type, idOf } = state;
  return (
    <>
      <AccountForm state={state} act={sent === null ? act : 'Send it again'}>
        <EmailField
          id={idOf('email')}
          label="E-mail"
          hint={hint}
          autoComplete="username"
          value={typed.email}
          error={state.form.errors[idOf('email')]}
          onChange={(email) => {
            keepTypedEmail(email);
            setSent(null);
            type({ email });
          }}
        />
      </AccountForm>
      <div role="status">
        {sent !== null && (
          <Notice tone="positive" title={sent} live="off">
            Nothing there? Look in your spam folder.
          </Notice>
        )}
      </div>
    </>
  );
}
