import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { postJson } from '../../lib/api.ts';
import { forgetLinkToken, useLinkToken } from '../../lib/link-token.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { AccountForm } from '../../shared/account/account-form.tsx';
import { LoginButton } from '../../shared/account/login-button.tsx';
import { PasswordInput } from '../../shared/account/password-input.tsx';
import { useAccountForm } from '../../shared/account/use-account-form.ts';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { failedTexts } from '../../shared/submitting/submit-texts.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { EmailForm } from './email-form.tsx';
import { useGoToAccount } from './use-go-to-account.ts';

const heading = 'Confirm your address';

/**
 * Creates the account from the link of a mail and the password chosen when registering. A reader of the mailbox alone
 * cannot finish what someone else began. Nothing is sent before the guest presses the button.
 */
export default function ConfirmEmailPage() {
  const { code, property } = useHotel();
  const token = useLinkToken('confirm');
  const goToAccount = useGoToAccount();
  const [done, setDone] = useState<string | null>(null);
  usePageFocus(`${heading} – ${property.PropertyName}`, done === null ? 'confirm-email' : 'email-confirmed');
  const state = useAccountForm({
    name: 'confirm',
    start: () => ({ password: '' }),
    find: ({ password }) => (password === '' ? [{ field: 'password', code: 'text.required' }] : []),
    send: ({ password }, PropertyId) =>
      postJson('/api/Account/ConfirmEmail', { PropertyId, Token: token, Password: password }),
    wire: { password: 'Password' },
    failed: accountTexts.confirmFailed,
    keep: () => forgetLinkToken('confirm'),
    onDone: ({ Message }: AccountAnswer) => setDone(Message),
  });
  if (done !== null) {
    return (
      <ShortPage heading="Your account is ready" beside={<HotelBeside />}>
        <Notice tone="positive" title={done} live="polite" />
        <p>
          <LoginButton onLoggedIn={goToAccount} />
        </p>
      </ShortPage>
    );
  }
  if (token === '') {
    return (
      <ShortPage heading={heading} beside={<HotelBeside />}>
        <Notice tone="warning" title={invalidLinkText.message} live="polite" />
        <NewLink />
      </ShortPage>
    );
  }
  const id = state.idOf('password');
  return (
    <ShortPage heading={heading} beside={<HotelBeside />}>
      <AccountForm
        state={state}
        act="Make my account"
        wayOut={
          <p>
            <Link to={guestPaths.register(code)}>Register with your own password</Link>
          </p>
        }
      >
        <Field
          id={id}
          label="Password"
          hint="The one that you chose when you registered."
          error={state.form.errors[id]}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            value={state.typed.password}
            onChange={({ target }) => state.type({ password: target.value })}
          />
        </Field>
      </AccountForm>
      {state.failure !== null && <NewLink />}
    </ShortPage>
  );
}

/** For a link that has expired or was truncated. */
function NewLink() {
  return (
    <EmailForm
      name="confirm-again"
      path="/api/Account/ResendConfirmation"
      act="Send me a new link"
      hint="The one you registered with."
      failed={failedTexts.confirmationMail}
    />
  );
}
