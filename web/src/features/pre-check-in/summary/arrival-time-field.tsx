import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface ArrivalTimeFieldProps {
  readonly checkInTime: string;
  /** HH:MM; empty: not said. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** Each half hour of a day, from eight in the morning. */
const halfHours = Array.from({ length: 32 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** When the guests expect to arrive; what the hotel noted stays a choice. Rule: docs/pre-check-in.md, "Arrival time". */
export function ArrivalTimeField({ checkInTime, value, onChange }: ArrivalTimeFieldProps) {
  const times = value === '' ? halfHours : [...new Set([...halfHours, value])].sort();
  return (
    <Field
      label="When do you expect to arrive?"
      hint={`Check-in is from ${checkInTime}.`}
      width="mid"
      optional
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">I cannot say yet</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
    </Field>
  );
}
