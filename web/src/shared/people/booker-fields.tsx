import type { Booker } from '@portico/domain/people/booker';
import type { ReactNode } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { bookerFieldId } from './typed-booker.ts';

interface BookerFieldsProps {
  readonly typed: Booker;
  readonly countryId: number | null;
  /** By control id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Booker>) => void;
  /** Why the e-mail address is required. */
  readonly emailHint: string;
  /** It is shown and cannot be changed here. */
  readonly isEmailFixed?: boolean;
  /** The hotel has them and hides them here: left empty they stay. */
  readonly unseen?: readonly TextField[];
  /** Below the names. */
  readonly afterNames?: ReactNode;
}

type TextField = 'firstName' | 'lastName' | 'street' | 'city' | 'stateOrCounty' | 'postCode';

/** The booker: name, contact details and address. */
export function BookerFields(props: BookerFieldsProps) {
  const {
    typed,
    countryId,
    errors,
    onChange,
    emailHint,
    isEmailFixed = false,
    unseen = [],
    afterNames,
  } = props;
  const { required } = useHotel();
  function line(name: TextField, label: string, autoComplete: string) {
    const id = bookerFieldId(name);
    const isUnseen = unseen.includes(name);
    return (
      <Field
        id={id}
        label={label}
        error={errors[id]}
        required={!isUnseen}
        optional={isUnseen}
        hint={isUnseen ? 'We have it and do not show it here. Type it only to change it.' : undefined}
      >
        <TextInput
          autoComplete={autoComplete}
          value={typed[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </Field>
    );
  }
  const email = bookerFieldId('email');
  const phone = bookerFieldId('phone');
  const country = bookerFieldId('countryId');
  return (
    <>
      <FieldRow columns={2}>
        {line('firstName', 'First name', 'given-name')}
        {line('lastName', 'Last name', 'family-name')}
      </FieldRow>
      {afterNames}
      <EmailField
        id={email}
        label="E-mail"
        hint={emailHint}
        isFixed={isEmailFixed}
        value={typed.email}
        error={errors[email]}
        onChange={(value) => onChange({ email: value })}
      />
      <PhoneField
        id={phone}
        why="Only for the day you arrive."
        value={typed.phone}
        error={errors[phone]}
        onChange={(value) => onChange({ phone: value })}
      />
      {line('street', 'Street', 'address-line1')}
      {required.city && line('city', 'Town or city', 'address-level2')}
      {required.stateOrCounty && line('stateOrCounty', 'County', 'address-level1')}
      <FieldRow columns={2}>
        {line('postCode', 'Postcode', 'postal-code')}
        <CountryField
          id={country}
          value={countryId}
          error={errors[country]}
          onChange={(value) => onChange({ countryId: value })}
        />
      </FieldRow>
    </>
  );
}
