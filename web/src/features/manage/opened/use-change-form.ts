import { useState } from 'react';
import { issuesAtFields } from '../../../parts/people/issues-at-fields.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { keepDraft, readDraft } from './draft-session.ts';
import { useBooked } from './managed-context.ts';
import { useSave, type Wanted } from './use-save.ts';

interface ChangeForm<Typed> {
  /** Names the form within the booking. */
  readonly name: string;
  /** As it is saved now. */
  readonly saved: Typed;
  readonly faults: (typed: Typed) => FieldIssue[];
  /** The ids of its controls by the server's names in lower case. */
  readonly controls: Readonly<Record<string, string>>;
  readonly wanted: (typed: Typed) => Wanted;
}

/**
 * One form of the booking: typed over a version of it, judged when it is sent, saved against that version. What is
 * typed outlives a reload, another step, a failed save and somebody else's change.
 */
export function useChangeForm<Typed extends object>(changed: ChangeForm<Typed>) {
  const { name, saved, faults, controls, wanted } = changed;
  const booking = useBooked();
  const { ReservationId: id } = booking;
  const [draft, setDraft] = useState(
    () => readDraft<Typed>(id, name) ?? { version: booking.Version, typed: saved },
  );
  const { typed, version } = draft;
  const form = useFormIssues(() => faults(typed));
  const { save, isSaving, news } = useSave({
    version,
    onSaved: () => keepDraft(id, name, null),
    // Seen and said: saving once more is meant.
    onStale: (newVersion) => keep({ typed, version: newVersion }),
    showFaults: (fields) => {
      const issues = issuesAtFields(fields, controls);
      if (issues.length > 0) form.show(issues);
      return issues.length > 0;
    },
  });

  function keep(kept: typeof draft) {
    setDraft(kept);
    keepDraft(id, name, kept);
  }

  return {
    typed,
    /** By the id of the control. */
    errors: form.errors,
    /** `fieldIds`: of the controls that have another value now. */
    change(part: Partial<Typed>, ...fieldIds: readonly string[]) {
      form.changed(...fieldIds);
      keep({ version, typed: { ...typed, ...part } });
    },
    /** For the frame of the form. */
    sending: {
      form,
      news,
      isSaving,
      onLeave: () => keepDraft(id, name, null),
      onSend() {
        if (!isSaving && form.check()) void save(wanted(typed));
      },
    },
  };
}
