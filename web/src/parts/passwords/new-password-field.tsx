import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../account/password-input.tsx';
import { PasswordRules, PasswordRulesMet } from './password-rules.tsx';

interface NewPasswordFieldProps {
  readonly id: string;
  readonly label?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** A password that is chosen, with the rule above it. It is typed once: who doubts what they typed looks at it. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { id, label = 'Password', value, error, onChange } = props;
  return (
    <Field
      id={id}
      label={label}
      hint={<PasswordRules password={value} />}
      error={error}
      required
      after={<PasswordRulesMet password={value} />}
    >
      <PasswordInput
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
