import { roleNames, staffRoles, type StaffRole } from '@portico/contract/desk/staff-roles';
import { emailIssues } from '@portico/domain/people/email';
import { useState } from 'react';
import { issuesInWords } from '../../shared/people/issues-at-fields.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';

const idOf = (field: string) => `invite-${field}`;

/** Invites somebody by mail. */
export function InvitePanel({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<{ name: string; email: string; role: StaffRole }>({
    name: '',
    email: '',
    role: 'reception',
  });
  const { mutate, error, isPending, data } = useDeskChange('Staff/Invite');
  const form = useFormIssues(() => [
    ...(typed.name.trim() === '' ? [{ fieldId: idOf('name'), message: 'Type a name' }] : []),
    ...issuesInWords(emailIssues(typed.email, true), idOf),
  ]);
  function type(part: Partial<typeof typed>) {
    form.changed(...Object.keys(part).map(idOf));
    setTyped((stored) => ({ ...stored, ...part }));
  }
  if (data !== undefined)
    return (
      <DonePanel title="Invited" onClose={onClose}>
        <Notice
          tone="positive"
          title={`${data.email} gets a mail with a link, valid for a day.`}
          live="polite"
        >
          {data.isNewLogIn && 'They work here already: the link makes a new log-in in place of theirs.'}
        </Notice>
      </DonePanel>
    );
  return (
    <FormPanel
      title="Invite somebody"
      sub="By mail, with a link that is valid for a day"
      plate="Send the invitation"
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() => mutate(typed)}
      onClose={onClose}
    >
      <div>
        <Field id={idOf('name')} label="Name" error={form.errors[idOf('name')]} required>
          <TextInput
            autoComplete="off"
            maxLength={80}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
        </Field>
        <Field id={idOf('email')} label="E-mail" error={form.errors[idOf('email')]} required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={typed.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        </Field>
        <Field id={idOf('role')} label="Role">
          <Select
            value={typed.role}
            onChange={({ target }) => {
              const role = staffRoles.find((one) => one === target.value);
              if (role !== undefined) type({ role });
            }}
          >
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FormPanel>
  );
}
