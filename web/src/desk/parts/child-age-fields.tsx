import { oldestChild } from '@portico/domain/occupancy/child-ages';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { TypedAges } from '../lib/typed-ages.ts';

interface ChildAgeFieldsProps {
  readonly ages: TypedAges;
  /** Of those not known yet. */
  readonly error: string | undefined;
  readonly onChange: (child: number, age: number | null) => void;
}

/** The age of each child of a room. */
export function ChildAgeFields({ ages, error, onChange }: ChildAgeFieldsProps) {
  return ages.map((known, child) => (
    <Field
      key={child}
      label={`Age of child ${child + 1}`}
      width="short"
      error={known === null ? error : undefined}
    >
      <Select
        value={known ?? ''}
        onChange={({ target }) => onChange(child, target.value === '' ? null : Number(target.value))}
      >
        <option value="">Ask</option>
        {Array.from({ length: oldestChild + 1 }, (_age, age) => (
          <option key={age} value={age}>
            {age === 0 ? 'Under 1' : age}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
