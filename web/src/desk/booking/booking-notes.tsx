import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { dayOf, timeOf, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

/** What the guest asked for, and what staff wrote for each other. */
export function BookingNotes({ booking }: { readonly booking: Booking }) {
  const [isWriting, setIsWriting] = useState(false);
  const mayWrite = useMay('Booking/WriteNote');
  const { booker, specialRequests, comment, notes } = booking;
  const ofGuest = [specialRequests, comment].filter((text) => text !== null);
  const write = mayWrite && !isWriting && (
    <TextButton onClick={() => setIsWriting(true)}>Write a note</TextButton>
  );
  return (
    <DeskSection title="Notes" more={write}>
      <div className={styles.notes}>
        {ofGuest.map((text) => (
          <div key={text} className={styles.note}>
            <p>{text}</p>
            <p className={styles.hush}>{booker.firstName}, when booking</p>
          </div>
        ))}
        {notes.map(({ at, text, madeBy }) => (
          <div key={`${at} ${text}`} className={`${styles.note} ${styles.own}`}>
            <p>{text}</p>
            <p className={styles.hush}>
              {madeBy}, {dayOf(at)}, {timeOf(at)}. Guests never see this one.
            </p>
          </div>
        ))}
        {ofGuest.length + notes.length === 0 && !isWriting && <p className={styles.hush}>None.</p>}
        {isWriting && <NoteForm number={booking.number} onDone={() => setIsWriting(false)} />}
      </div>
    </DeskSection>
  );
}

function NoteForm({ number, onDone }: { readonly number: string; readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useDeskChange('Booking/WriteNote');
  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') mutate({ number, text }, { onSuccess: onDone });
  }
  return (
    <form onSubmit={save} className={styles.form}>
      <Field label="A note that guests never see">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press to type in it */}
        <TextArea value={text} maxLength={1000} autoFocus onChange={(event) => setText(event.target.value)} />
      </Field>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p className={styles.buttons}>
        <Button type="submit" busy={isPending}>
          Keep the note
        </Button>
        <Button variant="second" onClick={onDone}>
          Leave it
        </Button>
      </p>
    </form>
  );
}
