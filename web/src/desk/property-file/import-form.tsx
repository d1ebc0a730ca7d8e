import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import styles from './property-file.module.css';

const fileId = 'property-file';

/** Chooses a property file, shows what it would change, and imports it. Rule: docs/desk.md, "The property file". */
export function ImportForm() {
  const [text, setText] = useState<string | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const preview = useMutation({
    networkMode: 'always',
    mutationFn: (given: string) => callDesk('PropertyFile/PreviewImport', { text: given, isReplacing }),
  });
  const { mutate, reset, error, isPending, data: imported } = useDeskChange('PropertyFile/Import');
  const fault = error ?? preview.error;
  const shown = imported ?? preview.data;
  /** What was seen no longer holds. */
  function forget() {
    preview.reset();
    reset();
  }
  async function choose(file: File | undefined) {
    forget();
    setIsMissing(false);
    setText(file === undefined ? null : await file.text());
  }
  return (
    <form
      className={styles.part}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(text === null);
        reset();
        if (text !== null && !preview.isPending) preview.mutate(text);
      }}
    >
      <p>The hotel becomes what the file says, all of it or nothing. See first what it would change.</p>
      {fault !== null && <Notice tone="negative" title={fault.message} />}
      <Field id={fileId} label="Property file" error={isMissing ? 'Choose a file' : undefined} width="mid">
        <TextInput
          type="file"
          accept="application/json,.json"
          // The same file can be chosen again.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
            void choose(undefined);
          }}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </Field>
      <Tick
        checked={isReplacing}
        onChange={({ target }) => {
          forget();
          setIsReplacing(target.checked);
        }}
      >
        The file counts, whatever was set here since it was exported
      </Tick>
      {shown === undefined ? (
        <div>
          <Button type="submit" variant="second" busy={preview.isPending}>
            See what it would change
          </Button>
        </div>
      ) : (
        <>
          <div role="status">
            <pre className={styles.report}>{shown.lines.join('\n')}</pre>
          </div>
          {imported === undefined && shown.hasChanges && text !== null && (
            <div className={styles.acts}>
              <Button busy={isPending} onClick={() => !isPending && mutate({ text, isReplacing })}>
                Import it
              </Button>
              <TextButton onClick={forget}>Leave it</TextButton>
            </div>
          )}
        </>
      )}
    </form>
  );
}
