import { connectionRights, type ConnectionRight } from '@portico/contract/connections/connection-codes';
import { useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { isRefusedAs } from '../lib/desk-api.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import { HandedText } from '../parts/handed-text.tsx';
import { rightWords } from './right-words.ts';
import styles from './connections.module.css';

const nameId = 'connection-name';
const rightsId = 'connection-rights';

const answerLost =
  'It was added, but the answer with its secret was lost. It stands in the list: make a new secret for it there.';

/** Adds a system by its name and what it may do, and shows what it logs in with; its secret once. */
export function AddConnection({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly ConnectionRight[]>(['ari']);
  const { mutate, error, isPending, data } = useDeskChange('Connections/Add');
  const form = useFormIssues(() => [
    ...(name.trim() === '' ? [{ fieldId: nameId, message: 'Type a name' }] : []),
    ...(rights.length === 0 ? [{ fieldId: rightsId, message: 'Choose what it may do' }] : []),
  ]);
  if (data !== undefined)
    return (
      <DonePanel title="Added" sub={name.trim()} onClose={onClose}>
        <Notice tone="warning" title="This secret is shown once.">
          The other system logs in with both. Then say what it calls your rooms and rates: Codes.
        </Notice>
        <HandedText label="User name" text={data.username} />
        <HandedText label="Secret" text={data.secret} />
      </DonePanel>
    );
  function choose(right: ConnectionRight, isChosen: boolean) {
    form.changed(rightsId);
    setRights(connectionRights.filter((one) => (one === right ? isChosen : rights.includes(one))));
  }
  return (
    <FormPanel
      title="Add a system"
      sub="It works at this hotel by itself"
      plate="Add it"
      form={form}
      isBusy={isPending}
      error={isRefusedAs(error, 'desk.done-before') ? new Error(answerLost) : error}
      onSend={() => mutate({ name: name.trim(), rights: [...rights] })}
      onClose={onClose}
    >
      <Field
        id={nameId}
        label="Name"
        hint="As colleagues read it: the history of a night names it"
        error={form.errors[nameId]}
        width="mid"
        required
      >
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => {
            form.changed(nameId);
            setName(target.value);
          }}
        />
      </Field>
      <Choices id={rightsId} legend="What it may do" error={form.errors[rightsId]}>
        <div className={styles.rights}>
          {connectionRights.map((right) => (
            <Tick
              key={right}
              checked={rights.includes(right)}
              onChange={({ target }) => choose(right, target.checked)}
            >
              {rightWords[right]}
            </Tick>
          ))}
        </div>
      </Choices>
    </FormPanel>
  );
}
