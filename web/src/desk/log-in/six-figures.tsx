import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './six-figures.module.css';

/** The code of an authenticator, inside a Field: one control over six boxes, so that it is pasted and filled in whole. */
export function SixFigures({
  value,
  onChange,
}: Pick<ComponentProps<'input'>, 'onChange'> & { readonly value: string }) {
  return (
    <span className={styles.figures}>
      {[0, 1, 2, 3, 4, 5].map((box) => (
        <span key={box} aria-hidden="true" />
      ))}
      <TextInput
        className={styles.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={value}
        onChange={onChange}
      />
    </span>
  );
}
