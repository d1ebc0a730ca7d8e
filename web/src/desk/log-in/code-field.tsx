import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SixFigures } from './six-figures.tsx';

interface CodeFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The six figures of an authenticator, or a recovery code in their place. */
export function CodeField({ id, value, error, onChange }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  function turn() {
    onChange('');
    setIsRecovery(!isRecovery);
  }
  return (
    <Field
      id={id}
      label={isRecovery ? 'A recovery code' : 'Six figures from your authenticator'}
      hint={isRecovery ? 'One of the ten you stored. Each works once.' : undefined}
      error={error}
      required
      after={
        <TextButton onClick={turn}>{isRecovery ? 'Type six figures' : 'Use a recovery code'}</TextButton>
      }
    >
      {isRecovery ? (
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <SixFigures value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
