import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export interface ShownStep {
  readonly name: string;
  /** Wraps its argument in a link back to it; omitted when there is none. */
  readonly link?: ((words: ReactNode) => ReactNode) | undefined;
}

interface StepsProps {
  /** In order. */
  steps: readonly ShownStep[];
  /** The index of the step shown; earlier ones are done. */
  current: number;
  /** At the end of the row. */
  beside?: ReactNode;
}

/** Progress: names in a row, or "Step 2 of 4: Guests" over bars on a phone; finished steps are links. */
export function Steps({ steps, current, beside }: StepsProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <p className={styles.now}>
          Step {current + 1} of {steps.length}: {steps[current]?.name}
        </p>
        {beside}
      </div>
      <ol className={styles.steps} aria-label="Your progress">
        {steps.map((step, index) => (
          <li key={step.name}>
            <Step step={step} state={index < current ? 'done' : index === current ? 'current' : 'ahead'} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ step, state }: { step: ShownStep; state: 'done' | 'current' | 'ahead' }) {
  const { name, link } = step;
  if (state === 'ahead') return <span>{name}</span>;
  if (state === 'current') {
    return (
      <span className={styles.current} aria-current="step">
        {name}
      </span>
    );
  }
  const words = (
    <>
      <Icon name="check" />
      <span className={styles.name}>{name}</span>
      <span className="vh">, done</span>
    </>
  );
  return <span className={styles.done}>{link === undefined ? words : link(words)}</span>;
}
