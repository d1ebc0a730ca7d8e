import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import styles from './arrival-time.module.css';
import type { Booking } from './booking-texts.ts';

/** When the guests of a coming booking expect to arrive, and the form to note it when they ring. */
export function ArrivalTime({ booking }: { readonly booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayNote = useMay('Booking/SetArrivalTime');
  const { state, arrivalTime } = booking;
  if (state !== 'coming') return null;
  if (isOpen) return <TimeForm booking={booking} onDone={() => setIsOpen(false)} />;
  return (
    <p className={styles.line}>
      {arrivalTime === null ? 'No arrival time said' : `Expected at ${arrivalTime}`}
      {mayNote && (
        <TextButton onClick={() => setIsOpen(true)}>
          {arrivalTime === null ? 'Note a time' : 'Change the time'}
        </TextButton>
      )}
    </p>
  );
}

function TimeForm({ booking, onDone }: { readonly booking: Booking; readonly onDone: () => void }) {
  const { number, arrivalTime } = booking;
  const [time, setTime] = useState(arrivalTime ?? '');
  const [version] = useState(booking.version);
  const { mutate, isPending, error } = useDeskChange('Booking/SetArrivalTime');
  function save(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate({ number, version, time: time || null }, { onSuccess: onDone });
  }
  return (
    <form onSubmit={save} className={styles.form}>
      <Field label="Expected at" hint="Empty: they have not said." width="short">
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press to type in it
          autoFocus
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Field>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p className={styles.buttons}>
        <Button type="submit" busy={isPending}>
          Note the time
        </Button>
        <Button variant="second" onClick={onDone}>
          Leave it
        </Button>
      </p>
    </form>
  );
}
