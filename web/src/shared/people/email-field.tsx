import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldOffer } from '../../ui/field-offer.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { likelyEmail } from './email-typo.ts';

interface EmailFieldProps {
  readonly id: string;
  readonly label: string;
  /** Why it is needed. */
  readonly hint: ReactNode;
  /** Optional, as its label states. */
  readonly optional?: boolean;
  /** `username`: for password managers, when it is the log-in name. */
  readonly autoComplete?: 'email' | 'username' | 'off';
  /** Read-only. */
  readonly isFixed?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/** An e-mail address; a likely typo gets a suggestion, which blocks nothing. */
export function EmailField({
  autoComplete = 'email',
  optional = false,
  isFixed = false,
  ...field
}: EmailFieldProps) {
  const { id, label, hint, value, error, onChange } = field;
  const meant = isFixed ? undefined : likelyEmail(value);
  function take(taken: string) {
    onChange(taken);
    // The suggestion disappears with its button: the focus stays with the address.
    document.getElementById(id)?.focus();
  }
  const offer = meant === undefined ? undefined : <Offer email={meant} onTake={() => take(meant)} />;
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
        type="email"
        inputMode="email"
        readOnly={isFixed}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Offer({ email, onTake }: { email: string; onTake: () => void }) {
  return (
    <FieldOffer>
      <span>
        Did you mean <b>{email}</b>?
      </span>{' '}
      <TextButton onClick={onTake}>Use this address</TextButton>
    </FieldOffer>
  );
}
