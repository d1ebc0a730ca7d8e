import { counted } from '@portico/contract/texts/counted';
import { parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { CheckChip, Chips } from '../../ui/chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './nights-fields.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const STAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28];

/** Days of the week, 1 is Monday; null: every day. */
export function WeekdayField({
  weekdays,
  onWeekdays,
}: {
  readonly weekdays: readonly number[] | null;
  readonly onWeekdays: (weekdays: readonly number[] | null) => void;
}) {
  return (
    <div className={styles.days}>
      <Chips legend="Only on">
        {WEEKDAYS.map((name, index) => (
          <CheckChip
            key={name}
            aria-label={name}
            checked={weekdays?.includes(index + 1) ?? false}
            onChange={({ target }) => onWeekdays(toggled(weekdays, index + 1, target.checked))}
          >
            {name.charAt(0)}
          </CheckChip>
        ))}
      </Chips>
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onDate: (date: LocalDate) => void;
}

/** One date, from a least to a most. */
export function DateField({ label, value, min, max, onDate }: DateFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const date = parseLocalDate(target.value);
          if (date !== undefined && date >= min && date <= max) onDate(date);
        }}
      />
    </Field>
  );
}

/** A limit of nights; empty: as it is. */
export function StayField({
  label,
  as = 'Leave',
  value,
  onValue,
}: {
  readonly label: string;
  /** What stands now, where that is one thing. */
  readonly as?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{as}</option>
        <option value="none">No rule</option>
        {STAYS.map((nights) => (
          <option key={nights} value={nights}>
            {counted(nights, 'night')}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function toggled(weekdays: readonly number[] | null, day: number, isOn: boolean): number[] | null {
  const others = (weekdays ?? []).filter((one) => one !== day);
  const all = isOn ? [...others, day].sort() : others;
  return all.length === 0 ? null : all;
}
