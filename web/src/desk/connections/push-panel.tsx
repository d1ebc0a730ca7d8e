import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import type { Connection } from './connection-line.tsx';

const urlId = 'push-url';
const passwordId = 'push-password';

/** Where a system is told of bookings, and what it asks for there. */
export function PushPanel({
  connection: { id, name, push },
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}) {
  const [url, setUrl] = useState(push?.url ?? '');
  const [username, setUsername] = useState(push?.username ?? '');
  const [password, setPassword] = useState('');
  const { mutate, error, isPending, isSuccess } = useDeskChange('Connections/SetPush');
  const form = useFormIssues(() => [
    ...(URL.canParse(url.trim()) ? [] : [{ fieldId: urlId, message: 'Type an address: https://…' }]),
    ...(password === '' ? [{ fieldId: passwordId, message: 'Type the password' }] : []),
  ]);
  if (isSuccess)
    return (
      <DonePanel title="Saved" sub={name} onClose={onClose}>
        <Notice tone="positive" title="Bookings that change from now on are sent there, or no longer." />
      </DonePanel>
    );
  return (
    <FormPanel
      title="Bookings"
      sub={`Where ${name} is told of new, changed and cancelled bookings`}
      plate="Send them there"
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() => mutate({ id, push: { url: url.trim(), username: username.trim(), password } })}
      onClose={onClose}
    >
      <Field id={urlId} label="Address" hint="It begins with https://" error={form.errors[urlId]} required>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          value={url}
          onChange={({ target }) => {
            form.changed(urlId);
            setUrl(target.value);
          }}
        />
      </Field>
      <Field id="push-username" label="User name there" width="mid">
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Field>
      <Field
        id={passwordId}
        label="Password there"
        hint={push === null ? undefined : 'Type it again: it is not shown'}
        error={form.errors[passwordId]}
        width="mid"
        required
      >
        <TextInput
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={({ target }) => {
            form.changed(passwordId);
            setPassword(target.value);
          }}
        />
      </Field>
      {push !== null && (
        <p>
          <TextButton onClick={() => !isPending && mutate({ id, push: null })}>
            Send no more bookings
          </TextButton>
        </p>
      )}
    </FormPanel>
  );
}
