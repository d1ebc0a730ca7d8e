import { connectionRights } from '@portico/contract/connections/connection-codes';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useState } from 'react';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import { HandedText } from '../parts/handed-text.tsx';

const nameId = 'connection-name';

/** Adds a system by its name, and shows what it logs in with; its secret once. */
export function AddConnection({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const { mutate, error, isPending, data } = useDeskChange('Connections/Add');
  const form = useFormIssues(() => (name.trim() === '' ? [{ fieldId: nameId, message: 'Type a name' }] : []));
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
  return (
    <FormPanel
      title="Add a system"
      sub="It sets rooms, prices and rules of nights"
      plate="Add it"
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() => mutate({ name: name.trim(), rights: [...connectionRights] })}
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
    </FormPanel>
  );
}
