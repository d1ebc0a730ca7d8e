import { internationalOffer } from '@portico/domain/people/phone';
import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldOffer } from '../../ui/field-offer.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOwner } from '../hotel/hotel-context.ts';

interface PhoneFieldProps {
  readonly id: string;
  /** “Phone” by default. */
  readonly label?: string;
  /** Why it is needed, and how to write it. */
  readonly hint: ReactNode;
  /** Optional, as its label states. */
  readonly optional?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (phone: string) => void;
}

/** A phone number with its country code; a national one gets its international form as a suggestion. */
export function PhoneField({
  id,
  label = 'Phone',
  hint,
  optional = false,
  value,
  error,
  onChange,
}: PhoneFieldProps) {
  const { dialCode } = useOwner();
  const number = dialCode === null ? undefined : internationalOffer(value, dialCode);
  function take(taken: string) {
    onChange(taken);
    // The suggestion disappears with its button: the focus stays with the number.
    document.getElementById(id)?.focus();
  }
  const offer = number === undefined ? undefined : <Offer number={number} onTake={() => take(number)} />;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={!optional}
      optional={optional}
      after={offer}
    >
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Offer({ number, onTake }: { number: string; onTake: () => void }) {
  return (
    <FieldOffer>
      <span>
        Use <b>{number}</b>?
      </span>{' '}
      <TextButton onClick={onTake}>Use this number</TextButton>
    </FieldOffer>
  );
}
