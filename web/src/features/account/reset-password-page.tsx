import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { passwordIssues } from '@portico/domain/people/password';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { postJson } from '../../lib/api.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { AccountForm } from '../../shared/account/account-form.tsx';
import { LoginButton } from '../../shared/account/login-button.tsx';
import { useAccountForm } from '../../shared/account/use-account-form.ts';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { dropLoginHint } from '../../shared/account/login-hint.ts';
import { NewPasswordField } from '../../shared/account/new-password-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { forgetLinkToken, useLinkToken } from '../../lib/link-token.ts';
import { useGoToAccount } from './use-go-to-account.ts';

/** Chooses a new password, by the link of a mail. */
export default function ResetPasswordPage() {
  const { id, code, property } = useHotel();
  const token = useLinkToken('reset');
  const goToAccount = useGoToAccount();
  const [done, setDone] = useState<string | null>(null);
  usePageFocus(
    `${done ?? 'Choose a new password'} – ${property.PropertyName}`,
    done === null ? 'reset-password' : 'password-reset',
  );
  const state = useAccountForm({
    name: 'reset',
    start: () => ({ password: '' }),
    find: ({ password }) => passwordIssues(password, { email: '', hotelName: property.PropertyName }),
    send: ({ password }, PropertyId) =>
      postJson('/api/Account/PasswordReset', { PropertyId, Token: token, Password: password }),
    wire: { password: 'Password' },
    failed: accountTexts.resetFailed,
    keep() {
      forgetLinkToken('reset');
      // Every session has ended, including this browser's.
      dropLoginHint(code);
    },
    onDone: ({ Message }: AccountAnswer) => setDone(Message),
  });
  // Reports an expired link before the guest chooses a password; without an answer, the form reports it.
  const { data: link } = useQuery({
    queryKey: ['reset-link', id, token],
    queryFn: () =>
      postJson('/api/Account/PasswordReset', {
        PropertyId: id,
        Token: token,
        Password: null,
      }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  });
  const another = <Link to={guestPaths.forgotPassword(code)}>Ask for a new link</Link>;
  if (done !== null) {
    return (
      <ShortPage heading="Your new password" beside={<HotelBeside />}>
        <Notice tone="positive" title={done} live="polite">
          Log in with it from now on. Everyone logged in elsewhere is logged out.
        </Notice>
        <p>
          <LoginButton onLoggedIn={goToAccount} />
        </p>
      </ShortPage>
    );
  }
  if (link?.Success === false) {
    return (
      <ShortPage heading="Choose a new password" beside={<HotelBeside />}>
        <Notice tone="warning" title={link.Message} live="polite">
          {another}
        </Notice>
      </ShortPage>
    );
  }
  if (token === '') {
    return (
      <ShortPage heading="Choose a new password" beside={<HotelBeside />}>
        <Notice tone="warning" title="This link is invalid..." live="off">
          Open it from our mail as it stands there, or ask for a new one. {another}
        </Notice>
      </ShortPage>
    );
  }
  return (
    <ShortPage heading="Choose a new password" beside={<HotelBeside />}>
      <AccountForm state={state} act="Save this password" wayOut={<p>{another}</p>}>
        <NewPasswordField
          id={state.idOf('password')}
          label="New password"
          value={state.typed.password}
          error={state.form.errors[state.idOf('password')]}
          onChange={(password) => state.type({ password })}
        />
      </AccountForm>
    </ShortPage>
  );
}
