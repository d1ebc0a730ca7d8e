import { issueText } from '@portico/contract/texts/issue-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import type { Guest } from '@portico/domain/people/guest';
import { leadGuestIssues } from '@portico/domain/people/guest';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { BookingItem } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { numberedUnit } from '../../parts/stay/stay-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeadGuestFields, guestFieldId } from './lead-guest-fields.tsx';
import styles from './rooms-and-rates.module.css';

interface GuestsStepProps {
  readonly rooms: readonly ChosenRoom[];
  /** What the button says the next step is. */
  readonly goOn: string;
  readonly onDone: (guests: ReadonlyMap<number, Guest>) => void;
}

const nobody: Guest = { firstName: '', lastName: '', email: '', phone: '' };

const guestOf = (item: BookingItem): Guest => item.leadGuest ?? nobody;

/** Who leads each room: asked once, all rooms on one page. */
export function GuestsStep({ rooms, goOn, onDone }: GuestsStepProps) {
  const { required, unit } = useHotel();
  const [guests, setGuests] = useState(
    () => new Map(rooms.map(({ item }) => [item.roomNumber, guestOf(item)])),
  );
  const [attempt, setAttempt] = useState(0);
  const faults = [...guests].flatMap(([roomNumber, guest]) =>
    leadGuestIssues(guest, required).map(({ field, code }) => ({
      roomNumber,
      field,
      message: issueText(code, { field }),
    })),
  );
  const shown = attempt === 0 ? [] : faults;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (faults.length === 0) onDone(guests);
  }

  return (
    <form noValidate onSubmit={submit}>
      <h1 className={styles.heading}>Who is coming?</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        {rooms.length === 1
          ? `The name the ${unit.singular} is in.`
          : `One name for each ${unit.singular}: the guest who asks for the key.`}
      </p>
      <ErrorSummary
        attempt={attempt}
        issues={shown.map(({ roomNumber, field, message }) => ({
          fieldId: guestFieldId(roomNumber, field),
          message: rooms.length === 1 ? message : `${numberedUnit(roomNumber, unit)}: ${message}`,
        }))}
      />
      {rooms.map(({ item, roomTypeName }) => (
        <fieldset className={styles.part} key={item.roomNumber}>
          <legend className="h3 serif">{roomTypeName}</legend>
          <p className={`small muted ${styles.party}`}>
            {numberedUnit(item.roomNumber, unit)}, {guestsText(item.guests)}
          </p>
          <LeadGuestFields
            roomNumber={item.roomNumber}
            guest={guests.get(item.roomNumber) ?? nobody}
            faults={shown.filter((fault) => fault.roomNumber === item.roomNumber)}
            onChange={(guest) => setGuests(new Map(guests).set(item.roomNumber, guest))}
          />
        </fieldset>
      ))}
      <p className={styles.goOn}>
        <Button type="submit">{goOn}</Button>
      </p>
    </form>
  );
}
