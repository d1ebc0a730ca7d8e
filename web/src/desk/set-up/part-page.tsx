import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { labelAt, type SetUpEditor } from '@portico/contract/desk/set-up/editors';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { changedFields } from './form/changed-fields.ts';
import { FaultsElsewhere } from './form/faults-elsewhere.tsx';
import { nearestFieldId, PartFormContext } from './form/part-form.ts';
import { useFieldOfAddress } from './form/use-field-of-address.ts';
import { usePartState } from './form/use-part-form.ts';
import styles from './set-up.module.css';

interface PartPageProps {
  readonly stored: DeskAnswer<'SetUp/ReadPart'>;
  readonly editor: SetUpEditor;
  /** The value of a part that does not exist yet. */
  readonly start?: object | undefined;
  /** “Save the room”. */
  readonly saveText: string;
  /** Whether it can be taken away. */
  readonly isRemovable?: boolean;
  readonly children: ReactNode;
  /** As `Kind.beside`. */
  readonly beside?: ((value: unknown, isPublic: boolean) => ReactNode) | undefined;
}

/** The form of one part of the hotel, and what guests will see beside it. */
export function PartPage({ stored, editor, start, saveText, isRemovable, children, beside }: PartPageProps) {
  const state = usePartState(stored, editor, start);
  const { form, faults, attempt, isDirty, changed, isSaving, failure, isChangedElsewhere } = state;
  const [isSaved, setIsSaved] = useState(false);
  const { draft } = stored.summary;
  useFieldOfAddress();
  return (
    <div className={beside === undefined ? styles.alone : styles.withPreview}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          setIsSaved(false);
          state.save(() => setIsSaved(true));
        }}
      >
        <ErrorSummary
          issues={faults.flatMap(({ isElsewhere, path, place, message }) =>
            isElsewhere
              ? []
              : [{ fieldId: nearestFieldId(path), message: place === '' ? message : `${place}: ${message}` }],
          )}
          attempt={attempt}
        />
        {draft?.isOutdated && (
          <Notice tone="warning" title="A property file has changed this since it was saved here." live="off">
            Guests see the file’s: {fieldsText(editor, changedFields(stored.value, stored.published))} differ.
            Save it again to publish yours, or drop it.
          </Notice>
        )}
        <PartFormContext value={form}>{children}</PartFormContext>
        {!form.isReadOnly && (
          <div className={styles.save}>
            <FaultsElsewhere faults={faults.filter(({ isElsewhere }) => isElsewhere)} />
            {failure !== null && (
              <Notice tone="negative" title={failure.message}>
                {isChangedElsewhere &&
                  `Theirs differ in ${fieldsText(editor, changed)}. Saving again replaces them.`}
              </Notice>
            )}
            <Button type="submit" busy={isSaving}>
              {saveText}
            </Button>
            <Button variant="second" onClick={state.leave}>
              Leave it
            </Button>
            {isRemovable === true && stored.value !== null && <TakeAway stored={stored} />}
            <span className={styles.caption} role="status">
              {saidOf({ isDirty, changed: fieldsText(editor, changed), isSaved, hasDraft: draft !== null })}
            </span>
          </div>
        )}
      </form>
      {beside?.(form.value, stored.published !== null)}
    </div>
  );
}

/** Takes the part away in the draft; dropping the draft brings it back. */
function TakeAway({ stored }: { readonly stored: DeskAnswer<'SetUp/ReadPart'> }) {
  const { mutate, error, isPending } = useDeskChange('SetUp/Save');
  const { part, title } = stored.summary;
  return (
    <>
      <Button
        variant="second"
        busy={isPending}
        onClick={() => mutate({ part, seen: stored.seen, value: null })}
      >
        Take {title} away
      </Button>
      {error !== null && <Notice tone="negative" title={error.message} />}
    </>
  );
}

function saidOf({
  isDirty,
  changed,
  isSaved,
  hasDraft,
}: {
  readonly isDirty: boolean;
  readonly changed: string;
  readonly isSaved: boolean;
  readonly hasDraft: boolean;
}): string {
  const still = `Guests of ${deskHotel().name} see the old one until you publish.`;
  if (isDirty) return `Changed: ${changed}. ${still}`;
  if (isSaved) return `Saved. ${still}`;
  return hasDraft ? `Saved before, not published. ${still}` : 'Nothing is changed.';
}

/** Fields by their labels; one of several fields without a label of its own, `unitName`, as “unit name”. */
function fieldsText(editor: SetUpEditor, names: readonly string[]): string {
  return names
    .map((name) => labelAt(editor, name) ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(', ');
}
