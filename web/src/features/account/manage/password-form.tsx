import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { AccountUser } from '@portico/contract/calls/account-read';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { passwordIssues } from '@portico/domain/people/password';
import { sayAtTop } from '../../../lib/top-news.ts';
import { AccountForm } from '../../../parts/account/account-form.tsx';
import { PasswordInput } from '../../../parts/account/password-input.tsx';
import { useAccountForm } from '../../../parts/account/use-account-form.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { NewPasswordField } from '../../../parts/passwords/new-password-field.tsx';
import { Field } from '../../../ui/field.tsx';

const nothing = { oldPassword: '', newPassword: '' };

/** Another password: who is logged in elsewhere is logged out by it. */
export function PasswordForm({ user }: { user: AccountUser }) {
  const { name: hotelName } = useHotel();
  const state = useAccountForm({
    name: 'password',
    start: () => nothing,
    find: ({ oldPassword, newPassword }) => [
      ...(oldPassword === '' ? [{ field: 'oldPassword', code: 'text.required' as const }] : []),
      ...passwordIssues(newPassword, { email: user.EmailAddress, hotelName }, 'newPassword'),
    ],
    path: apiPaths.accountChangePassword(),
    body: ({ oldPassword, newPassword }) => ({ OldPassword: oldPassword, NewPassword: newPassword }),
    wire: { oldPassword: 'OldPassword', newPassword: 'NewPassword' },
    failed: accountTexts.saveFailed,
    onDone: ({ Message }: AccountAnswer) => {
      state.setTyped(nothing);
      sayAtTop({ tone: 'positive', text: Message });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  const { typed, type, idOf } = state;
  const { errors } = state.form;
  return (
    <AccountForm state={state} act="Change password" variant="second">
      {/* For password managers, which would keep the new one for nobody. */}
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
