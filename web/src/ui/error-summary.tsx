import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

/** An error with the text shown at its field. */
export interface FieldIssue {
  /** The id of the control or fieldset; omitted for an error of the whole form. */
  fieldId?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  /** The number of submissions: each refusal takes the focus again, typing never does. */
  attempt: number;
}

/** The faults that block the form, with a link to each field and a mark in the page's title; nothing without faults. */
export function ErrorSummary({ issues, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useErrorTitle(issues.length > 0);
  useEffect(() => {
    // Correcting fields changes the list while the guest types.
    if (attempt !== seen.current) {
      // From its title, even when it is taller than the window.
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    seen.current = attempt;
  }, [attempt]);

  if (issues.length === 0) return null;
  return (
    // Announced as a whole on focus; later only additions, not removals.
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
  // Leaves the address alone: it holds the search.
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

/** Puts “Error: ” before the title while there are faults. */
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
