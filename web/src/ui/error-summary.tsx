import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

/** An error in the words that also stand at its field. */
export interface FieldIssue {
  /** The id of the control or of the fieldset; left out for an error of the whole form. */
  fieldId?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  /** How often the form was sent: each refusal takes the focus again, and typing never does. */
  attempt: number;
}

/** What keeps the form from being sent, with a link to each field, and said in the page's title; nothing when there is nothing. */
export function ErrorSummary({ issues, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useErrorTitle(issues.length > 0);
  useEffect(() => {
    // Fields that are put right, and wrong again, change the list under a guest who is typing.
    if (attempt !== seen.current) {
      // From its title on, also where it is higher than the window.
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    seen.current = attempt;
  }, [attempt]);

  if (issues.length === 0) return null;
  return (
    // Read as a whole with the focus; later only what is added, not what is put right.
    <div
      className={styles.summary}
      role="alert"
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      ref={box}
    >
      <h2 className={styles.title}>
        <Icon name="problem" />
        {titleFor(issues.length)}
      </h2>
      <ul className={styles.list}>
        {issues.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  // The address keeps out of it: the search lives there.
  event.preventDefault();
  const control = target.matches('fieldset')
    ? target.querySelector<HTMLElement>('input, select, textarea')
    : target;
  control?.focus();
}

const counts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function titleFor(count: number): string {
  return `${counts[count - 1] ?? count} ${count === 1 ? 'thing' : 'things'} to put right`;
}

/** Puts “Error: ” before the title while something is to put right. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
