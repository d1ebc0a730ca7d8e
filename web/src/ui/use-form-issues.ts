import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { FieldIssue } from './error-summary.tsx';

/**
 * The faults of a form, by the rules of `find`, in page order. None shows before the first submission. After that, a
 * field counts as valid while it is changed, and is validated again when it is left. `at-once` validates with each
 * change, when nothing is typed.
 */
export function useFormIssues(
  find: () => readonly FieldIssue[],
  judged: 'when-left' | 'at-once' = 'when-left',
) {
  const [found, setIssues] = useState<readonly FieldIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const issues = judged === 'at-once' && attempt > 0 ? find() : found;
  const isOnButton = useIsPressOnButton();

  /** Shows these, possibly the server's, and focuses their summary. */
  function show(shown: readonly FieldIssue[]) {
    setIssues(shown);
    setAttempt((count) => count + 1);
  }

  return {
    issues,
    /** The number of submissions, for the summary. */
    attempt,
    /** The first of each field, by control id. */
    errors: Object.fromEntries([...issues].reverse().map(({ fieldId, message }) => [fieldId, message])),
    show,
    /** Validates the submitted form; true without faults. */
    check(): boolean {
      const wrong = find();
      show(wrong);
      return wrong.length === 0;
    },
    /** Marks these fields as changed. */
    changed(...fieldIds: readonly string[]) {
      setIssues((current) =>
        current.filter(({ fieldId }) => fieldId === undefined || !fieldIds.includes(fieldId)),
      );
    },
    /** For the form: a field loses the focus. Nothing may move on the way to a button, or the press would miss it. */
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const isSent = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
      if (attempt > 0 && !isSent && !isOnButton.current)
        setIssues((current) => judgedAgain(current, find(), target.id));
    },
  };
}

/** Whether the last action was a press on a button: some browsers do not focus it. */
function useIsPressOnButton() {
  const isOnButton = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      isOnButton.current = target instanceof Element && target.closest('button') !== null;
    };
    const type = () => {
      isOnButton.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', type, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', type, true);
    };
  }, []);
  return isOnButton;
}

/** With one field's current faults, in page order; those found only by the server stay. */
function judgedAgain(
  current: readonly FieldIssue[],
  found: readonly FieldIssue[],
  blurredId: string,
): readonly FieldIssue[] {
  const isShown = (id: string | undefined) => current.some(({ fieldId }) => fieldId === id);
  const ours = found.filter(({ fieldId }) => fieldId === blurredId || isShown(fieldId));
  const others = current.filter(({ fieldId }) => !ours.some((issue) => issue.fieldId === fieldId));
  return [...others, ...ours];
}
