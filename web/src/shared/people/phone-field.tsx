import { internationalNumber, type Dialling } from '@portico/domain/people/phone';
import { useState, type ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOwner } from '../hotel/hotel-context.ts';
import { DialCodeSelect } from './dial-code-select.tsx';
import { countryOfNumber, usePhoneCountries, withCountry, type PhoneCountry } from './phone-countries.ts';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  readonly id: string;
  /** “Phone” by default. */
  readonly label?: string;
  /** Why it is needed, as a sentence. */
  readonly why?: string;
  /** Optional, as its label states. */
  readonly optional?: boolean;
  /** `tel` by default; `off` for a number that is not the guest's own. */
  readonly autoComplete?: 'tel' | 'off';
  readonly value: string;
  readonly error: string | undefined;
  /** Gets the number as it is sent, with its country code: docs/journeys.md. */
  readonly onChange: (phone: string) => void;
}

/** A phone number with the country of one typed as at home. In a group, which has no country, it is typed with its code. */
export function PhoneField(props: PhoneFieldProps) {
  const { dialling } = useOwner();
  if (dialling === null) return <NumberField {...props} how="Start with the country code, such as +44." />;
  return <NumberWithCountry {...props} dialling={dialling} />;
}

function NumberWithCountry({ dialling, ...field }: PhoneFieldProps & { readonly dialling: Dialling }) {
  const { own, all } = usePhoneCountries(dialling);
  const [chosen, setChosen] = useState(own.code);
  const [typed, setTyped] = useState({ text: field.value, sent: field.value });
  // A number from elsewhere, such as a log-in, replaces what was typed.
  const text = typed.sent === field.value ? typed.text : field.value;
  const country = countryOfNumber(text, all, all.find(({ code }) => code === chosen) ?? own);

  function take(taken: string, of: PhoneCountry) {
    const sent = internationalNumber(taken, of);
    setChosen(of.code);
    setTyped({ text: taken, sent });
    field.onChange(sent);
  }
  return (
    <NumberField
      {...field}
      how="Choose the country code."
      value={text}
      onChange={(taken) => take(taken, countryOfNumber(taken, all, country))}
      before={
        <DialCodeSelect
          name={`${field.id}-country`}
          countries={all}
          value={country}
          onChange={(to) => take(withCountry(text, country, to), to)}
        />
      }
    />
  );
}

interface NumberFieldProps extends PhoneFieldProps {
  /** How to write it, as a sentence. */
  readonly how: string;
  readonly before?: ReactNode;
}

function NumberField({
  id,
  label = 'Phone',
  why,
  how,
  optional = false,
  autoComplete = 'tel',
  before,
  value,
  error,
  onChange,
}: NumberFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={why === undefined ? how : `${why} ${how}`}
      error={error}
      required={!optional}
      optional={optional}
    >
      <span className={before === undefined ? undefined : styles.pair}>
        {before}
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  );
}
