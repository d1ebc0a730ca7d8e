import { MOST_CODE } from '@portico/contract/connections/connection-codes';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import type { Connection } from './connection-line.tsx';
import styles from './connections.module.css';

type Codes = Readonly<Record<string, string>>;
type Things = Connection['roomTypes'];

const idOf = (kind: 'room' | 'rate', id: number) => `code-${kind}-${id}`;

/** What a system calls the hotel's rooms and rates. Only what was typed is sent. */
export function CodesPanel({
  connection: { id, name, roomTypes, ratePlans },
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}) {
  const [typedRooms, setTypedRooms] = useState<Codes>({});
  const [typedRates, setTypedRates] = useState<Codes>({});
  const { mutate, error, isPending, isSuccess } = useDeskChange('Connections/SetCodes');
  const form = useFormIssues(() => [
    ...twice('room', roomTypes, typedRooms),
    ...twice('rate', ratePlans, typedRates),
  ]);
  if (isSuccess)
    return (
      <DonePanel title="Saved" sub={name} onClose={onClose}>
        <Notice tone="positive" title="Its next message is read by these codes." />
      </DonePanel>
    );
  return (
    <FormPanel
      title="Codes"
      sub={`What ${name} calls your rooms and rates`}
      plate="Save the codes"
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() => mutate({ id, roomTypes: typedRooms, ratePlans: typedRates })}
      onClose={onClose}
    >
      <CodeFields
        kind="room"
        title="Rooms"
        things={roomTypes}
        typed={typedRooms}
        form={form}
        onType={setTypedRooms}
      />
      <CodeFields
        kind="rate"
        title="Rates"
        things={ratePlans}
        typed={typedRates}
        form={form}
        onType={setTypedRates}
      />
    </FormPanel>
  );
}

interface CodeFieldsProps {
  readonly kind: 'room' | 'rate';
  readonly title: string;
  readonly things: Things;
  readonly typed: Codes;
  readonly form: ReturnType<typeof useFormIssues>;
  readonly onType: (typed: Codes) => void;
}

function CodeFields({ kind, title, things, typed, form, onType }: CodeFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.codes}>
        {things.map((thing) => {
          const fieldId = idOf(kind, thing.id);
          return (
            <Field
              key={thing.id}
              id={fieldId}
              label={thing.name}
              hint={`Left empty: ${thing.id}`}
              error={form.errors[fieldId]}
            >
              <TextInput
                autoComplete="off"
                spellCheck={false}
                maxLength={MOST_CODE}
                value={typed[thing.id] ?? ownCode(thing)}
                onChange={({ target }) => {
                  form.changed(fieldId);
                  onType({ ...typed, [thing.id]: target.value });
                }}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

const ownCode = ({ code, isMapped }: Things[number]) => (isMapped ? code : '');

/** Of two with one code, the later. */
function twice(kind: 'room' | 'rate', things: Things, typed: Codes) {
  const code = (thing: Things[number]) => (typed[thing.id] ?? ownCode(thing)).trim() || String(thing.id);
  return things.flatMap((thing, index) => {
    const other = things.slice(0, index).find((one) => code(one) === code(thing));
    if (other === undefined) return [];
    return [{ fieldId: idOf(kind, thing.id), message: `${code(thing)} is the code of ${other.name}` }];
  });
}
