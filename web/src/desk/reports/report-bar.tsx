import { parseLocalDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { comparisons, faultOf, type Comparison, type ReportView } from './report-view.ts';
import styles from './report-bar.module.css';

const comparisonNames: Readonly<Record<Comparison, string>> = {
  year: 'The same days of last year',
  before: 'As many days before',
  none: 'Nothing',
};

interface ReportBarProps {
  readonly view: ReportView;
  readonly roomTypes: readonly { readonly roomTypeId: number; readonly name: string }[];
  readonly onChange: (view: ReportView) => void;
}

/** Which days, compared with which, of which rooms. A period that cannot be reported stays typed, with the reason. */
export function ReportBar({ view, roomTypes, onChange }: ReportBarProps) {
  const { compare, roomTypeId } = view;
  const shown = { from: view.from, to: view.to };
  const [typed, setTyped] = useState<{
    readonly shown: string;
    readonly from: string;
    readonly to: string;
  }>();
  const isTyped = typed !== undefined && typed.shown === JSON.stringify(shown);
  const { from, to } = isTyped ? typed : shown;
  const fault = faultOfTyped(from, to);
  function change(changed: { readonly from?: string; readonly to?: string }) {
    const next = { from, to, ...changed };
    setTyped({ shown: JSON.stringify(shown), ...next });
    const [first, last] = [parseLocalDate(next.from), parseLocalDate(next.to)];
    if (first !== undefined && last !== undefined && faultOf(first, last) === undefined)
      onChange({ ...view, from: first, to: last });
  }
  return (
    <form className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      <Field label="From">
        <TextInput type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label="To" error={fault}>
        <TextInput type="date" value={to} onChange={({ target }) => change({ to: target.value })} />
      </Field>
      <Field label="Compare with">
        <Select
          value={compare}
          onChange={({ target }) =>
            onChange({ ...view, compare: comparisons.find((one) => one === target.value) ?? 'none' })
          }
        >
          {comparisons.map((one) => (
            <option key={one} value={one}>
              {comparisonNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Rooms">
        <Select
          value={roomTypeId ?? ''}
          onChange={({ target }) =>
            onChange({ ...view, roomTypeId: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">All rooms</option>
          {roomTypes.map((type) => (
            <option key={type.roomTypeId} value={type.roomTypeId}>
              {type.name}
            </option>
          ))}
        </Select>
      </Field>
    </form>
  );
}

function faultOfTyped(from: string, to: string): string | undefined {
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  if (first === undefined || last === undefined) return 'Choose a first and a last day.';
  return faultOf(first, last);
}
