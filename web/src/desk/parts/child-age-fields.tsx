import { oldestChild } from '@portico/domain/occupancy/child-ages';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface ChildAgeFieldsProps {
  readonly count: number;
  /** In whole years; those not known yet are missing. */
  readonly ages: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ages: readonly number[]) => void;
}

/** The age of each child of a room. */
export function ChildAgeFields({ count, ages, error, onChange }: ChildAgeFieldsProps) {
  function set(child: number, age: number) {
    const next = ages.slice(0, count);
    next[child] = age;
    onChange(next);
  }
  return Array.from({ length: count }, (_, child) => (
    <Field key={child} label={`Age of child ${child + 1}`} width="short" error={error}>
      <Select value={ages[child] ?? ''} onChange={({ target }) => set(child, Number(target.value))}>
        <option value="" disabled>
          Ask
        </option>
        {Array.from({ length: oldestChild + 1 }, (_age, age) => (
          <option key={age} value={age}>
            {age === 0 ? 'Under 1' : age}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
