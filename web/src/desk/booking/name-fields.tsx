import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  /** Whose name it is. */
  readonly label: string;
  readonly name: Name;
  readonly faultOf: (field: 'FirstName' | 'LastName') => string | undefined;
  readonly onChange: (name: Name) => void;
}

export function NameFields({ label, name, faultOf, onChange }: NameFieldsProps) {
  return (
    <FieldRow columns={2}>
      <Field label={`${label}, first name`} error={faultOf('FirstName')}>
        <TextInput
          autoComplete="off"
          value={name.firstName}
          onChange={({ target }) => onChange({ ...name, firstName: target.value })}
        />
      </Field>
      <Field label={`${label}, last name`} error={faultOf('LastName')}>
        <TextInput
          autoComplete="off"
          value={name.lastName}
          onChange={({ target }) => onChange({ ...name, lastName: target.value })}
        />
      </Field>
    </FieldRow>
  );
}
