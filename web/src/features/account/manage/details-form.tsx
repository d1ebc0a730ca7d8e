import type { AccountUser } from '@portico/contract/calls/account-read';
import type { AccountUpdateResponse } from '@portico/contract/calls/account-update';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { accountFields } from '@portico/contract/wire/account';
import { accountDetailsIssues, type AccountDetails } from '@portico/domain/people/account-details';
import { postJson } from '../../../lib/api.ts';
import { showAtTop } from '../../../lib/top-news.ts';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { useAccountForm } from '../../../shared/account/use-account-form.ts';
import { PhoneField } from '../../../shared/people/phone-field.tsx';
import { CountryField } from '../../../shared/people/country-field.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Tick } from '../../../ui/tick.tsx';
import styles from './manage-account.module.css';
import { useKeepUser } from './use-keep-user.ts';

type TextField = 'firstName' | 'lastName' | 'street' | 'city' | 'stateOrCounty' | 'postCode';

/** The guest's details for the next booking, and marketing consent. */
export function DetailsForm({ user }: { user: AccountUser }) {
  const keepUser = useKeepUser();
  const state = useAccountForm({
    name: 'details',
    start: () => detailsOf(user),
    find: accountDetailsIssues,
    send: (details, PropertyId) => postJson('/api/Account/Update', { PropertyId, ...toWire(details) }),
    wire: accountFields,
    failed: accountTexts.saveFailed,
    keep: ({ User }: AccountUpdateResponse) => keepUser(User),
    onDone: ({ Message }) => {
      showAtTop({ tone: 'positive', text: Message });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  const { typed, type, idOf } = state;
  const { errors } = state.form;
  function line(name: TextField, label: string, autoComplete: string) {
    const isName = name === 'firstName' || name === 'lastName';
    return (
      <Field id={idOf(name)} label={label} error={errors[idOf(name)]} required={isName} optional={!isName}>
        <TextInput
          autoComplete={autoComplete}
          value={typed[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      </Field>
    );
  }
  return (
    <AccountForm state={state} act="Save details" variant="second">
      <FieldRow columns={2}>
        {line('firstName', 'First name', 'given-name')}
        {line('lastName', 'Last name', 'family-name')}
      </FieldRow>
      <PhoneField
        id={idOf('phone')}
        why="Filled in for you when you book."
        optional
        value={typed.phone}
        error={errors[idOf('phone')]}
        onChange={(phone) => type({ phone })}
      />
      {line('street', 'Street', 'address-line1')}
      <FieldRow columns={2}>
        {line('city', 'Town or city', 'address-level2')}
        {line('stateOrCounty', 'County', 'address-level1')}
      </FieldRow>
      <FieldRow columns={2}>
        {line('postCode', 'Postcode', 'postal-code')}
        <CountryField
          id={idOf('countryId')}
          optional
          value={typed.countryId}
          error={errors[idOf('countryId')]}
          onChange={(countryId) => type({ countryId: countryId === 0 ? null : countryId })}
        />
      </FieldRow>
      <div className={styles.tick}>
        <Tick
          id={idOf('receiveBrandOffers')}
          checked={typed.receiveBrandOffers}
          onChange={({ target }) => type({ receiveBrandOffers: target.checked })}
        >
          Send me your news by e-mail, two or three times a year.
        </Tick>
      </div>
    </AccountForm>
  );
}

function detailsOf(user: AccountUser): AccountDetails {
  return {
    firstName: user.Firstname,
    lastName: user.Lastname,
    phone: user.Telephone,
    street: user.Street,
    city: user.City,
    stateOrCounty: user.StateOrCounty,
    postCode: user.ZipCode,
    countryId: user.CountryId,
    receiveBrandOffers: user.ReceiveBrandOffers,
  };
}

function toWire(typed: AccountDetails): object {
  return {
    Firstname: typed.firstName.trim(),
    Lastname: typed.lastName.trim(),
    Telephone: typed.phone.trim(),
    Street: typed.street.trim(),
    City: typed.city.trim(),
    StateOrCounty: typed.stateOrCounty.trim(),
    ZipCode: typed.postCode.trim(),
    CountryId: typed.countryId,
    ReceiveBrandOffers: typed.receiveBrandOffers,
  };
}
