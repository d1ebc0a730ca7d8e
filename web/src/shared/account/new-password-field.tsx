import { passwordRules } from '@portico/domain/people/password';
import type { ReactNode } from 'react';
import { Announced } from '../../ui/announced.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordInput } from './password-input.tsx';
import styles from './passwords.module.css';

interface NewPasswordFieldProps {
  readonly id: string;
  readonly label?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** A new password, with the rule above it. It is typed once: the guest can show it to check. */
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

/** The rule, shown before anything is typed; each half is ticked once met. */
function PasswordRules({ password }: { password: string }) {
  const { isLong, hasSymbol } = passwordRules(password);
  return (
    <>
      <Rule isMet={isLong}>At least 10 characters</Rule>
      <Rule isMet={hasSymbol}>One of them neither a letter nor a digit</Rule>
    </>
  );
}

/** Announced when the rule is met, and when it no longer is. */
function PasswordRulesMet({ password }: { password: string }) {
  const { isLong, hasSymbol } = passwordRules(password);
  return <Announced text={isLong && hasSymbol ? 'Your password is long enough and has a sign in it.' : ''} />;
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <span className={styles.rule} data-met={isMet || undefined}>
      <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
      <span>
        {children}
        {isMet && <span className="vh">: done</span>}
      </span>
    </span>
  );
}
