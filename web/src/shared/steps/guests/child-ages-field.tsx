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
          <Field
            key={field}
            id={id}
            label={children === 1 ? 'Age of the child' : `Age of child ${index + 1}`}
            required
            error={errors[id]}
          >
            <Select
              value={age ?? ''}
              onChange={({ target }) =>
                onChange(
                  all.map((known, at) => (at === index ? ageOf(target.value) : known)),
                  field,
                )
              }
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
      })}
    </FieldRow>
  );
}

/** The name of a child's control, from 0. */
export function childAgeField(index: number): string {
  return `child-age-${index + 1}`;
}

function ageOf(chosen: string): number | null {
  return chosen === '' ? null : Number(chosen);
}
