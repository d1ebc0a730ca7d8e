import type { Guest } from '@portico/domain/people/guest';
import { useHotel } from '../hotel/hotel-context.ts';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Part } from '../../ui/part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './booker-part.module.css';
import { bookerFieldId, forSomeoneElse, type TypedBooker } from './typed-booker.ts';

interface BookerPartProps {
  /** Of the part on its page. */
  readonly numeral: number;
  readonly intro: string;
  readonly typed: TypedBooker;
  /** Who the booker is, unless they book for someone else. */
  readonly leadGuest: Guest | null;
  readonly countryId: number | null;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedBooker>) => void;
}

const maxNotesLength = 2_000;

type TextField = 'firstName' | 'lastName' | 'street' | 'city' | 'stateOrCounty' | 'postCode';

/** Who books: the person the hotel writes to. */
export function BookerPart(props: BookerPartProps) {
  const { numeral, intro, typed, leadGuest, countryId, errors, onChange } = props;
  const { required } = useHotel();
  function line(name: TextField, label: string, autoComplete: string) {
    const id = bookerFieldId(name);
    return (
      <Field id={id} label={label} error={errors[id]} required>
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
  const notes = bookerFieldId('specialRequests');
  return (
    <Part numeral={numeral} title="Your details" intro={intro}>
      <FieldRow columns={2}>
        {line('firstName', 'First name', 'given-name')}
        {line('lastName', 'Last name', 'family-name')}
      </FieldRow>
      <div className={styles.forOther}>
        <Tick
          id={bookerFieldId('forSomeoneElse')}
          checked={typed.forSomeoneElse}
          onChange={(event) => onChange(forSomeoneElse(typed, event.target.checked, leadGuest))}
        >
          I am booking for someone else
        </Tick>
      </div>
      <EmailField
        id={email}
        label="E-mail"
        hint="Your confirmation goes here."
        value={typed.email}
        error={errors[email]}
        onChange={(value) => onChange({ email: value })}
      />
      <PhoneField
        id={phone}
        hint="Only for the day you arrive. Start with the country code."
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
      <Field
        id={notes}
        label="Anything we should know"
        hint="A cot, an allergy, a late train. We read every one."
        error={errors[notes]}
      >
        <TextArea
          maxLength={maxNotesLength}
          value={typed.specialRequests}
          onChange={(event) => onChange({ specialRequests: event.target.value })}
        />
      </Field>
    </Part>
  );
}
