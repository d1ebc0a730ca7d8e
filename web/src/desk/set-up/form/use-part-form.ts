import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { isRefusedAs } from '../../lib/desk-api.ts';
import { useDeskChange } from '../../lib/desk-queries.ts';
import { useMay } from '../../lib/desk-session.ts';
import { valueAt, withValueAt } from './at-path.ts';
import { changedFields, withoutEmptyLines } from './changed-fields.ts';
import { faultsOf, type PartFault } from './part-fault.ts';
import { labelsOf, type PartForm } from './part-form.ts';
import { typedParts } from './typed-parts.ts';

/**
 * The form of a part: what is typed stays until it is saved or left, whatever the server answers. `start`: the value of
 * a part that does not exist yet.
 */
export function usePartState(stored: DeskAnswer<'SetUp/ReadPart'>, editor: SetUpEditor, start: unknown) {
  const { part } = stored.summary;
  const [typed, setTyped] = useState(() => typedParts.get(part));
  const [faults, setFaults] = useState<readonly PartFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, reset } = useDeskChange('SetUp/Save');
  const mayWrite = useMay('SetUp/Save');
  const standing = stored.value ?? start;
  const value = typed?.value ?? standing;
  const changed = changedFields(standing, value);
  const isDirty = typed !== undefined && changed.length > 0;
  useWarnBeforeUnload(isDirty);

  function type(next: typeof typed) {
    if (next === undefined) typedParts.delete(part);
    else typedParts.set(part, next);
    setTyped(next);
  }

  function fail(refusal: Error) {
    setFaults(refusal instanceof ApiError ? faultsOf(refusal.fields, { part, editor }) : []);
    setAttempt((count) => count + 1);
  }

  function change(path: string, next: (current: unknown) => unknown) {
    // Not the value of this rendering: a picture that was being added would undo what was typed meanwhile.
    const before = typedParts.get(part) ?? { value: standing, seen: stored.seen };
    const value = withValueAt(before.value, path, next(valueAt(before.value, path)));
    type({ value, seen: before.seen });
    setFaults((current) => current.filter((fault) => !isOwnWithin(fault, path)));
  }

  const form: PartForm = {
    value,
    isReadOnly: !mayWrite,
    labelOf: labelsOf(editor),
    set: (path, next) => change(path, () => next),
    change,
    faultAt: (path) => faults.find((fault) => isOwnWithin(fault, path))?.message,
    ownFaultAt: (path) => faults.find((fault) => !fault.isElsewhere && fault.path === path)?.message,
  };

  return {
    form,
    faults,
    attempt,
    isDirty,
    changed,
    isSaving: isPending,
    /** Of the last save, when it is not about fields. */
    failure: faults.length === 0 ? error : null,
    /** Somebody else saved it since it was opened here. */
    isChangedElsewhere: isRefusedAs(error, 'desk.part-changed'),
    /** Saves over what stands there now. */
    save: (onSaved: () => void) => {
      const isAgain = isRefusedAs(error, 'desk.part-changed');
      const seen = isAgain ? stored.seen : (typed?.seen ?? stored.seen);
      mutate(
        { part, seen, value: withoutEmptyLines(value) },
        {
          onSuccess: () => {
            type(undefined);
            setFaults([]);
            onSaved();
          },
          onError: fail,
        },
      );
    },
    /** Drops what was typed. */
    leave: () => {
      type(undefined);
      setFaults([]);
      reset();
    },
  };
}

/** Whether a fault of this form lies at a path or below it. */
function isOwnWithin({ isElsewhere, path: at }: PartFault, path: string): boolean {
  return !isElsewhere && (at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`));
}

/** Closing the tab with something typed asks first. */
function useWarnBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
