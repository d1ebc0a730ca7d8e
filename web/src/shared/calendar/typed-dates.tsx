import { shortDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useState, type FormEvent } from 'react';
import { useOwner } from '../hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CalendarDays } from './calendar-days.ts';
import type { ChosenDates } from './date-rules.ts';
import { typedStay, type TypedFaults } from './typed-stay.ts';

interface TypedDatesProps {
  days: CalendarDays | null;
  dates: ChosenDates;
  onUse: (dates: ChosenDates) => void;
  onBack: () => void;
}

const textOf = (date: LocalDate | null) => (date === null ? '' : shortDateText(date));

/** Typed dates, for guests who cannot use a calendar. */
export function TypedDates({ days, dates, onUse, onBack }: TypedDatesProps) {
  const { today } = useOwner();
  const [arrival, setArrival] = useState(textOf(dates.arrival));
  const [departure, setDeparture] = useState(textOf(dates.departure));
  const [faults, setFaults] = useState<TypedFaults>({});

  function send(event: FormEvent) {
    event.preventDefault();
    const read = typedStay({ arrival, departure }, today, days);
    setFaults(read.faults);
    if (read.stay !== null) onUse(read.stay);
    else
      document
        .getElementById(read.faults.arrival === undefined ? 'typed-departure' : 'typed-arrival')
        ?.focus();
  }
  return (
    <form onSubmit={send} noValidate>
      <FieldRow columns={2}>
        <Field
          id="typed-arrival"
          label="Arrive"
          hint="For example 14/3 or 14 March"
          error={faults.arrival}
          required
        >
          <TextInput
            autoComplete="off"
            value={arrival}
            onChange={(event) => setArrival(event.target.value)}
          />
        </Field>
        <Field id="typed-departure" label="Depart" error={faults.departure} required>
          <TextInput
            autoComplete="off"
            value={departure}
            onChange={(event) => setDeparture(event.target.value)}
          />
        </Field>
      </FieldRow>
      <div className="actions" style={{ marginTop: 'var(--s5)' }}>
        <Button type="submit">Use these dates</Button>
        <TextButton onClick={onBack}>Choose from the calendar</TextButton>
      </div>
    </form>
  );
}
