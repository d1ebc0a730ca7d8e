import { useState, type ComponentProps } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  /** For password managers: an existing password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that the guest can show. Pasting is allowed. */
export function PasswordInput(input: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      end={
        <TextButton className={styles.show} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} <span className="vh">password</span>
        </TextButton>
      }
    />
  );
}
