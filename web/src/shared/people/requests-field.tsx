import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { bookerFieldId } from './typed-booker.ts';

interface RequestsFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (requests: string) => void;
}

const maxLength = 2_000;

/** Special requests to the hotel. */
export function RequestsField({ value, error, onChange }: RequestsFieldProps) {
  return (
    <Field
      id={bookerFieldId('specialRequests')}
      label="Anything we should know"
      hint="A cot, an allergy, a late train. We read every one."
      error={error}
    >
      <TextArea maxLength={maxLength} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
