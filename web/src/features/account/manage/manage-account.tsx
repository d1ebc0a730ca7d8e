import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { AccountUser } from '@portico/contract/calls/account-read';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { passwordIssues } from '@portico/domain/people/password';
import { useId, type ReactNode } from 'react';
import { postJson } from '../../../lib/api.ts';
import { showAtTop } from '../../../lib/top-news.ts';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { PasswordInput } from '../../../shared/account/password-input.tsx';
import { useAccountForm } from '../../../shared/account/use-account-form.ts';
import { useLogOut } from '../../../shared/account/use-log-out.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { NewPasswordField } from '../../../shared/account/new-password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { AccountBookings } from './account-bookings.tsx';
import { AccountCards } from './account-cards.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { DetailsForm } from './details-form.tsx';
import styles from './manage-account.module.css';

const nothing = { oldPassword: '', newPassword: '' };

/** Changes the password, which ends all other sessions. */
function PasswordForm({ user }: { user: AccountUser }) {
  const { name: hotelName } = useHotel();
  const state = useAccountForm({
    name: 'password',
    start: () => nothing,
    find: ({ oldPassword, newPassword }) => [
      ...(oldPassword === '' ? [{ field: 'oldPassword', code: 'text.required' as const }] : []),
      ...passwordIssues(newPassword, { email: user.EmailAddress, hotelName }, 'newPassword'),
    ],
    send: ({ oldPassword, newPassword }, PropertyId) =>
      postJson('/api/Account/ChangePassword', {
        PropertyId,
        OldPassword: oldPassword,
        NewPassword: newPassword,
      }),
    wire: { oldPassword: 'OldPassword', newPassword: 'NewPassword' },
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
    <AccountForm state={state} act="Change password" variant="second">
      {/* For password managers, which would otherwise save the new password without a user name. */}
      <input type="email" autoComplete="username" value={user.EmailAddress} readOnly hidden />
      <Field id={idOf('oldPassword')} label="Current password" error={errors[idOf('oldPassword')]} required>
        <PasswordInput
          autoComplete="current-password"
          value={typed.oldPassword}
          onChange={({ target }) => type({ oldPassword: target.value })}
        />
      </Field>
      <NewPasswordField
        id={idOf('newPassword')}
        label="New password"
        value={typed.newPassword}
        error={errors[idOf('newPassword')]}
        onChange={(newPassword) => type({ newPassword })}
      />
    </AccountForm>
  );
}

/** Bookings first, then what the hotel stores of the guest. */
export function ManageAccount({ user }: { user: AccountUser }) {
  const logOut = useLogOut();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1 className="h1-working">Your account</h1>
          <p className="muted">
            {user.Firstname} {user.Lastname}, {user.EmailAddress}
          </p>
        </div>
        <Button variant="second" size="small" onClick={() => logOut()}>
          Log out
        </Button>
      </div>
      <Section title="Your bookings">
        <AccountBookings />
      </Section>
      <div className={`split ${styles.section}`}>
        <div className={styles.forms}>
          <Section title="Your details">
            <DetailsForm user={user} />
          </Section>
          <Section title="Your e-mail address">
            <ChangeEmailForm user={user} />
          </Section>
          <Section title="Your password">
            <PasswordForm user={user} />
          </Section>
        </div>
        <aside>
          <Section title="Your cards">
            <AccountCards user={user} />
          </Section>
        </aside>
      </div>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
