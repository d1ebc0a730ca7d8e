import { oldestChild } from '@portico/domain/occupancy/child-ages';
import type { ChildAges } from '../../stay/booking.ts';
import { Field } from '../../../ui/field.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Select } from '../../../ui/select.tsx';
import { guestFieldId } from './lead-guest-fields.tsx';

interface ChildAgesFieldProps {
  readonly roomNumber: number;
  /** How many children are asked; 0: none. */
  readonly children: number;
  readonly ages: ChildAges;
  /** By control id. */
  readonly errors: Readonly<Record<string, string>>;
  /** `field`: the name of the control that changed. */
  readonly onChange: (ages: ChildAges, field: string) => void;
}

/** The age of each child, where the rate or an extra asks. */
export function ChildAgesField({ roomNumber, children, ages, errors, onChange }: ChildAgesFieldProps) {
  if (children === 0) return null;
  const all = Array.from({ length: children }, (_, index) => ages[index] ?? null);
  return (
    <FieldRow columns={2}>
      {all.map((age, index) => {
        const field = childAgeField(index);
        const id = guestFieldId(roomNumber, field);
        return (
          <ChildAgeField
            key={field}
            id={id}
            label={children === 1 ? 'Age of the child' : `Age of child ${index + 1}`}
            age={age}
            error={errors[id]}
            onChange={(chosen) =>
              onChange(
                all.map((known, at) => (at === index ? chosen : known)),
                field,
              )
            }
          />
        );
      })}
    </FieldRow>
  );
}

interface ChildAgeFieldProps {
  readonly id: string;
  readonly label: string;
  /** Null: not chosen yet. */
  readonly age: number | null;
  readonly error: string | undefined;
  readonly onChange: (age: number | null) => void;
}

/** The age of one child, in whole years. */
export function ChildAgeField({ id, label, age, error, onChange }: ChildAgeFieldProps) {
  return (
    <Field id={id} label={label} required error={error}>
      <Select
        value={age ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Choose</option>
        {Array.from({ length: oldestChild + 1 }, (_, years) => (
          <option key={years} value={years}>
            {years === 0 ? 'Under 1' : years}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The name of a child's control, from 0. */
export function childAgeField(index: number): string {
  return `child-age-${index + 1}`;
}
