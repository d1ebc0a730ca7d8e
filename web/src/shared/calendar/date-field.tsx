import { noSuchDayText, shortDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { writtenDate } from '@portico/domain/calendar/written-date';
import { lazy, Suspense, useState } from 'react';
import { readDocumentData } from '../../lib/document-data.ts';
import { loadOrReload } from '../../lib/reload-once.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOwner } from '../hotel/hotel-context.ts';
import styles from './date-field.module.css';
import { faultSentence } from './fault-texts.ts';
import { outsideFault } from './date-rules.ts';
import { unreadable } from './typed-stay.ts';

const LazyDayDialog = lazy(async () => {
  const { DayDialog } = await loadOrReload(() => import('./day-dialog.tsx'), readDocumentData().build);
  return { default: DayDialog };
});

interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: LocalDate;
  /** The first and the last selectable day. */
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onChange: (date: LocalDate) => void;
}

/** One day, typed or chosen from a calendar: “Mon 15 Mar 2027”. Unreadable text changes nothing. */
export function DateField({ id, label, error, value, min, max, onChange }: DateFieldProps) {
  const { today } = useOwner();
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const [isOpen, setIsOpen] = useState(false);

  function take() {
    if (typed === null) return;
    const read = readDay(typed, { today, min, max });
    setFault(read.fault);
    if (read.date === null) return;
    setTyped(null);
    if (read.date !== value) onChange(read.date);
  }
  function choose(date: LocalDate) {
    setTyped(null);
    setFault(undefined);
    setIsOpen(false);
    onChange(date);
  }

  return (
    <>
      <Field id={id} label={label} error={fault ?? error} required>
        <span className={styles.field}>
          <TextInput
            autoComplete="off"
            value={typed ?? shortDateText(value)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === null) return;
              event.preventDefault();
              take();
            }}
          />
          <IconButton
            icon="calendar"
            label="Choose from the calendar"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          />
        </span>
      </Field>
      {isOpen && (
        <Suspense>
          <LazyDayDialog
            title={label}
            value={value}
            min={min}
            max={max}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function readDay(
  text: string,
  { today, min, max }: { readonly today: LocalDate; readonly min: LocalDate; readonly max: LocalDate },
): { readonly date: LocalDate | null; readonly fault: string | undefined } {
  const written = writtenDate(text, { today, from: min });
  if (!written.ok) {
    const { refusal } = written;
    return { date: null, fault: refusal.code === 'date.no-such-day' ? noSuchDayText(refusal) : unreadable };
  }
  const date = written.value;
  if (date < min) return { date: null, fault: faultSentence(outsideFault(date, min)) };
  if (date > max) return { date: null, fault: `Please choose a day until ${shortDateText(max)}.` };
  return { date, fault: undefined };
}
