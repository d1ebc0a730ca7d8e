import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';

interface NameField {
  readonly id: string;
  readonly label: string;
  readonly first: string;
  readonly autoFocus?: boolean;
}

/** A name of at most 60 characters, typed. */
export function useNameField({ id, label, first, autoFocus }: NameField) {
  const [name, setName] = useState(first);
  const form = useFormIssues(() => (name.trim() === '' ? [{ fieldId: id, message: 'Type a name' }] : []));
  const field = (
    <Field id={id} label={label} error={form.errors[id]}>
      <TextInput
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press to type in it
        autoFocus={autoFocus}
        maxLength={60}
        value={name}
        onChange={({ target }) => {
          form.changed(id);
          setName(target.value);
        }}
      />
    </Field>
  );
  return { name, form, field };
}
