import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface GuestCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

interface GuestCountFieldsProps {
  readonly counts: GuestCounts;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<GuestCounts>) => void;
}

const kinds = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['infants', 'Infants'],
] as const;

/** How many sleep in a room. */
export function GuestCountFields({ counts, error, onChange }: GuestCountFieldsProps) {
  return (
    <FieldRow columns={3}>
      {kinds.map(([kind, label]) => (
        <Field key={kind} label={label} error={kind === 'adults' ? error : undefined}>
          <TextInput
            type="number"
            min={0}
            max={50}
            value={String(counts[kind])}
            onChange={({ target }) => onChange({ [kind]: countOf(target.value) })}
          />
        </Field>
      ))}
    </FieldRow>
  );
}

function countOf(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(50, Math.max(0, count)) : 0;
}
