import type { PersonName } from '@portico/domain/people/name';
import type { FellowGuest } from '@portico/domain/people/guests-of-room';
import { guestFieldId } from '../../../parts/stay-steps/guests/lead-guest-fields.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { fellowField, fellowText } from './fellow-names.ts';
import styles from './guests-step.module.css';

interface FellowFieldsProps {
  readonly roomNumber: number;
  readonly fellows: readonly FellowGuest[];
  readonly index: number;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<PersonName>) => void;
}

/** The name of a guest beside the lead guest, which may be left open. */
export function FellowFields({ roomNumber, fellows, index, errors, onChange }: FellowFieldsProps) {
  const line = (name: keyof PersonName, label: string) => {
    const id = guestFieldId(roomNumber, fellowField(index, name));
    return (
      <Field id={id} label={label} error={errors[id]} optional>
        <TextInput
          autoComplete="off"
          value={fellows[index]?.[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      </Field>
    );
  };
  return (
    <fieldset className={styles.guest}>
      <legend className="h3 serif">{fellowText(fellows, index)}</legend>
      <FieldRow columns={2}>
        {line('firstName', 'First name')}
        {line('lastName', 'Last name')}
      </FieldRow>
    </fieldset>
  );
}
