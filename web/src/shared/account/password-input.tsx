import { useState, type ComponentProps } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  /** For password managers: one that there is, or one that is chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which the guest may look at. Pasting is welcome. */
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
