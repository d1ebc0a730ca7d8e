import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { emailIssues } from '@portico/domain/people/email';
import { nameIssues } from '@portico/domain/people/name';
import { passwordIssues } from '@portico/domain/people/password';
import { phoneIssues } from '@portico/domain/people/phone';
import { useState } from 'react';
import { Link } from 'react-router';
import { postJson } from '../../lib/api.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { readSession, writeSession } from '../../lib/session.ts';
import { AccountForm } from '../../shared/account/account-form.tsx';
import { keepTypedEmail, readTypedEmail } from '../../shared/account/typed-email.ts';
import { useAccountForm } from '../../shared/account/use-account-form.ts';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import { NewPasswordField } from '../../shared/account/new-password-field.tsx';
import { EmailField } from '../../shared/people/email-field.tsx';
import { PhoneField } from '../../shared/people/phone-field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CheckYourMail } from './check-your-mail.tsx';

/** What is typed to register, except the password, which stays in memory. */
interface RegisterDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const keyOf = (propertyCode: string) => `portico.register.${propertyCode.toLowerCase()}`;

/** What was typed before in this tab. */
function readRegisterDraft(propertyCode: string): RegisterDraft {
  const stored = readSession(keyOf(propertyCode));
  const values = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const textOf = (field: string) => {
    const value: unknown = values.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: readTypedEmail(),
    phone: textOf('phone'),
  };
}

/** Null: the account is created. What could be a card number stays in memory. */
function keepRegisterDraft(propertyCode: string, draft: RegisterDraft | null): void {
  if (draft === null) return writeSession(keyOf(propertyCode), null);
  const { firstName, lastName, phone, email } = draft;
  const fields = Object.entries({ firstName, lastName, phone });
  writeSession(keyOf(propertyCode), Object.fromEntries(fields.filter(([, text]) => !holdsCardNumber(text))));
  keepTypedEmail(email);
}

const bothNames = { firstName: true, lastName: true };

/** Creates an account, once the address is confirmed by the link of a mail. */
export default function RegisterPage() {
  const { property } = useHotel();
  const user = useAccount();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  usePageFocus(
    `${sent === null ? 'Make an account' : 'Check your e-mail'} – ${property.PropertyName}`,
    sent === null ? 'register' : 'registered',
  );
  const state = useAccountForm({
    name: 'register',
    start: () => ({ ...readRegisterDraft(property.PropertyCode), password: '' }),
    find: ({ firstName, lastName, email, phone, password }) => [
      ...nameIssues({ firstName, lastName }, bothNames),
      ...emailIssues(email, true),
      ...phoneIssues(phone, false),
      ...passwordIssues(password, { email: email.trim(), hotelName: property.PropertyName }),
    ],
    send: ({ firstName, lastName, email, phone, password }, PropertyId) =>
      postJson('/api/Account/Register', {
        PropertyId,
        LanguageCode: 'en',
        EmailAddress: email.trim(),
        Password: password,
        Firstname: firstName.trim(),
        Lastname: lastName.trim(),
        MobileNumber: phone.trim() || null,
      }),
    wire: {
      firstName: 'Firstname',
      lastName: 'Lastname',
      email: 'EmailAddress',
      phone: 'MobileNumber',
      password: 'Password',
    },
    failed: accountTexts.registerFailed,
    keep: () => keepRegisterDraft(property.PropertyCode, null),
    onDone: ({ Message }: AccountAnswer, { email }) => setSent({ email: email.trim(), message: Message }),
  });
  if (sent !== null) return <CheckYourMail {...sent} onChangeAddress={() => setSent(null)} />;
  const { typed, idOf } = state;
  const type = (part: Partial<typeof typed>) => {
    keepRegisterDraft(property.PropertyCode, { ...typed, ...part });
    state.type(part);
  };
  const { errors } = state.form;
  return (
    <ShortPage heading="Make an account" beside={<HotelBeside />}>
      <p className="lead muted">Your stays, your cards and your details in one place.</p>
      {user !== null && (
        <Notice tone="info" title={`You are logged in as ${user.EmailAddress}.`}>
          <Link to={guestPaths.manageAccount(property.PropertyCode)}>Go to your account</Link>
        </Notice>
      )}
      <AccountForm state={state} act="Make my account">
        <FieldRow columns={2}>
          <Field id={idOf('firstName')} label="First name" error={errors[idOf('firstName')]} required>
            <TextInput
              autoComplete="given-name"
              value={typed.firstName}
              onChange={({ target }) => type({ firstName: target.value })}
            />
          </Field>
          <Field id={idOf('lastName')} label="Last name" error={errors[idOf('lastName')]} required>
            <TextInput
              autoComplete="family-name"
              value={typed.lastName}
              onChange={({ target }) => type({ lastName: target.value })}
            />
          </Field>
        </FieldRow>
        <EmailField
          id={idOf('email')}
          label="E-mail"
          hint="You log in with it, and we send a link to confirm it."
          autoComplete="username"
          value={typed.email}
          error={errors[idOf('email')]}
          onChange={(email) => type({ email })}
        />
        <PhoneField
          id={idOf('phone')}
          why="It is filled in for you when you book."
          optional
          value={typed.phone}
          error={errors[idOf('phone')]}
          onChange={(phone) => type({ phone })}
        />
        <NewPasswordField
          id={idOf('password')}
          value={typed.password}
          error={errors[idOf('password')]}
          onChange={(password) => type({ password })}
        />
      </AccountForm>
      <p className="small muted">
        You do not need an account to book.{' '}
        <a href={guestPaths.book(property.PropertyCode)}>Book your stay</a>
      </p>
    </ShortPage>
  );
}
