import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { FieldIssue } from './error-summary.tsx';

/**
 * What is wrong with a form, by the rules of `find`, in the order of the page. Nothing is said before the form is sent.
 * From then on a field is well while it is changed, and is judged again when it is left; or `at-once` with each change,
 * where nothing is typed.
 */
export function useFormIssues(
  find: () => readonly FieldIssue[],
  judged: 'when-left' | 'at-once' = 'when-left',
) {
  const [found, setIssues] = useState<readonly FieldIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const issues = judged === 'at-once' && attempt > 0 ? find() : found;
  const isOnButton = useIsPressOnButton();

  /** Says these, which may be the server's, and takes the focus to their summary. */
  function show(shown: readonly FieldIssue[]) {
    setIssues(shown);
    setAttempt((count) => count + 1);
  }

  return {
    issues,
    /** How often the form was sent: for the summary. */
    attempt,
    /** The first of each field, by the id of its control. */
    errors: Object.fromEntries([...issues].reverse().map(({ fieldId, message }) => [fieldId, message])),
    show,
    /** Judges the form that is sent; true where nothing is wrong. */
    check(): boolean {
      const wrong = find();
      show(wrong);
      return wrong.length === 0;
    },
    /** These fields have another value now. */
    changed(...fieldIds: readonly string[]) {
      setIssues((kept) => kept.filter(({ fieldId }) => fieldId === undefined || !fieldIds.includes(fieldId)));
    },
    /** For the form: a field is left. On the way to a button nothing may move, or the press would miss it. */
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const isSent = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
      if (attempt > 0 && !isSent && !isOnButton.current)
        setIssues((kept) => judgedAgain(kept, find(), target.id));
    },
  };
}

/** Whether the last thing that was done was to press a button: some browsers give it no focus. */
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

/** With what is wrong with one field now, in the order of the page; what only the server found stays. */
function judgedAgain(
  kept: readonly FieldIssue[],
  found: readonly FieldIssue[],
  leftId: string,
): readonly FieldIssue[] {
  const isSaid = (id: string | undefined) => kept.some(({ fieldId }) => fieldId === id);
  const ours = found.filter(({ fieldId }) => fieldId === leftId || isSaid(fieldId));
  const others = kept.filter(({ fieldId }) => !ours.some((issue) => issue.fieldId === fieldId));
  return [...others, ...ours];
}
