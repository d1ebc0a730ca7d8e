import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldOffer } from '../../ui/field-offer.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { likelyEmail } from './email-typo.ts';

interface EmailFieldProps {
  readonly id: string;
  readonly label: string;
  /** Why it is asked. */
  readonly hint: ReactNode;
  /** It need not be given, which its label says. */
  readonly optional?: boolean;
  /** `username`: for password managers, where it is what one logs in with. */
  readonly autoComplete?: 'email' | 'username' | 'off';
  /** Shown, and not to be changed. */
  readonly isFixed?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/** An e-mail address; a likely slip of the keyboard is answered with an offer, which stops nobody. */
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
    // The offer goes with its button: the focus stays with the address.
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
