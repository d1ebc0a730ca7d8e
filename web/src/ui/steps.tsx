import { Icon } from './icon.tsx';
import styles from './steps.module.css';

interface StepsProps {
  /** The names of the steps, in their order. */
  names: readonly string[];
  /** The index of the step shown; those before it are done. */
  current: number;
}

/** Progress: names in a row, or "Step 2 of 4: Guests" over bars on a phone. */
export function Steps({ names, current }: StepsProps) {
  return (
    <div>
      <p className={styles.now}>
        Step {current + 1} of {names.length}: {names[current]}
      </p>
      <ol className={styles.steps} aria-label="Your progress">
        {names.map((name, index) => (
          <li key={name}>
            <Step name={name} state={index < current ? 'done' : index === current ? 'current' : 'ahead'} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ name, state }: { name: string; state: 'done' | 'current' | 'ahead' }) {
  if (state === 'ahead') return <span>{name}</span>;
  if (state === 'current') {
    return (
      <span className={styles.current} aria-current="step">
        {name}
      </span>
    );
  }
  return (
    <span className={styles.done}>
      <Icon name="check" />
      {name}
      <span className="vh">, done</span>
    </span>
  );
}
