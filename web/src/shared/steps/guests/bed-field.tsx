import type { BedOptionId } from '@portico/domain/ids';
import type { BedOption } from '../../stay/beds.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { guestFieldId } from './lead-guest-fields.tsx';

interface BedFieldProps {
  readonly roomNumber: number;
  readonly options: readonly BedOption[];
  readonly chosen: BedOptionId | null;
  readonly error: string | undefined;
  readonly onChange: (chosen: BedOptionId | null) => void;
}

/** The bed choice, when the hotel asks and the room type has one. */
export function BedField({ roomNumber, options, chosen, error, onChange }: BedFieldProps) {
  if (options.length === 0) return null;
  return (
    <Field id={guestFieldId(roomNumber, 'bed')} label="Beds" required error={error}>
      <Select
        value={chosen ?? ''}
        onChange={({ target }) => onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null)}
      >
        <option value="">Choose</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
