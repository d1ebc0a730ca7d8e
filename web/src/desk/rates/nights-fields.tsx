import { counted } from '@portico/contract/texts/counted';
import { parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { CheckChip, Chips } from '../../ui/chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './nights-fields.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ADVANCES = [1, 2, 3, 7, 14, 21, 30, 60, 90, 180, 365, 540, 730];
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
  // A date that is still being typed may be none of those.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const date = parseLocalDate(target.value);
          const isFit = date !== undefined && date >= min && date <= max;
          setTyped(isFit ? null : target.value);
          if (isFit) onDate(date);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

interface LimitFieldProps {
  readonly label: string;
  /** What stands now, where that is one thing. */
  readonly as?: string;
  /** A number, `none` for no rule; empty: as it is. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A limit of nights that a stay has. */
export function StayField(field: LimitFieldProps) {
  return <LimitField {...field} counts={STAYS} unit="night" />;
}

/** A limit of days between booking and arrival. */
export function AdvanceField(field: LimitFieldProps) {
  return <LimitField {...field} counts={ADVANCES} unit="day" />;
}

function LimitField({
  label,
  as = 'Leave',
  value,
  onValue,
  counts,
  unit,
}: LimitFieldProps & { readonly counts: readonly number[]; readonly unit: string }) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{as}</option>
        <option value="none">No rule</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {counted(count, unit)}
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
