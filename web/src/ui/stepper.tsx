import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is counted: "Adults". */
  label: string;
  /** When a heading beside it states the same. */
  labelHidden?: boolean | undefined;
  /** Who counts as one: "13 and over". */
  sub?: string | undefined;
  value: number;
  min: number;
  max: number;
  /** Shown at `max`, and when more is requested: "This room sleeps 4". */
  maxReason?: string | undefined;
  onChange: (value: number) => void;
}

/** A number with two named buttons; at a limit they stay focusable and do nothing. */
export function Stepper(props: StepperProps) {
  const { label, labelHidden = false, sub, value, min, max, maxReason, onChange } = props;
  const id = useId();
  const [isAtMost, setIsAtMost] = useState(false);

  function fewer() {
    setIsAtMost(false);
    if (value > min) onChange(value - 1);
  }
  function more() {
    setIsAtMost(value + 1 >= max);
    if (value < max) onChange(value + 1);
  }

  return (
    <div className={classNames(styles.stepper, labelHidden && styles.bare)}>
      <div>
        <span className={classNames(styles.label, labelHidden && 'vh')} id={id}>
          {label}
        </span>
        {sub !== undefined && <span className={styles.sub}>{sub}</span>}
        <span className={styles.reason} role="status">
          {isAtMost && value >= max ? maxReason : null}
        </span>
      </div>
      <div className={styles.set} role="group" aria-labelledby={id}>
        <button
          type="button"
          className={styles.press}
          aria-label={`One fewer: ${label}`}
          aria-disabled={value <= min || undefined}
          onClick={fewer}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.value}>
          <span className="vh">{label}: </span>
          {value}
        </output>
        <button
          type="button"
          className={styles.press}
          aria-label={`One more: ${label}`}
          aria-disabled={value >= max || undefined}
          onClick={more}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
