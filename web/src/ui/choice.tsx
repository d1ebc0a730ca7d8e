import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choices.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className' | 'children'> {
  title: ReactNode;
  /** What choosing it means. */
  sub?: ReactNode;
  /** At the right end: a price, or the marks of cards. */
  end?: ReactNode;
}

/** A radio button as a card, inside Choices. */
export function Choice({ title, sub, end, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.dot}
        aria-labelledby={`${id}-title`}
        aria-describedby={sub === undefined ? undefined : `${id}-sub`}
        {...input}
      />
      <span className={styles.title} id={`${id}-title`}>
        {title}
      </span>
      <span>{end}</span>
      {sub !== undefined && (
        <span className={styles.sub} id={`${id}-sub`}>
          {sub}
        </span>
      )}
    </label>
  );
}
