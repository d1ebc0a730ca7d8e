import { guestsText } from '@portico/contract/texts/guest-texts';
import type { SubmitEvent } from 'react';
import type { TypedGuest } from '../../booking/booking.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { numberedUnit } from '../../stay/stay-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { BedField } from './bed-field.tsx';
import { guestFaults, type RoomToName } from './guest-faults.ts';
import styles from './guests-form.module.css';
import { guestFieldId, LeadGuestFields } from './lead-guest-fields.tsx';

interface GuestsFormProps {
  readonly rooms: readonly RoomToName[];
  readonly submitText: string;
  /** Of one room, with each key. */
  readonly onType: (typed: TypedGuest) => void;
  /** Nothing is wrong with what was typed. */
  readonly onSend: () => void;
}

/** Who leads each room and how its beds stand, all rooms on one page. */
export function GuestsForm({ rooms, submitText, onType, onSend }: GuestsFormProps) {
  const hotel = useHotel();
  const form = useFormIssues(() => guestFaults(rooms, hotel));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (form.check()) onSend();
  }

  return (
    <form noValidate onSubmit={submit} onBlur={form.onBlur}>
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {rooms.map(({ roomTypeName, guests, beds, typed }) => {
        const { roomNumber } = typed;
        const bed = guestFieldId(roomNumber, 'bed');
        return (
          <fieldset className={styles.room} key={roomNumber}>
            <legend className="h3 serif">{roomTypeName}</legend>
            <p className={`small muted ${styles.party}`}>
              {numberedUnit(roomNumber, hotel.unit)}, {guestsText(guests)}
            </p>
            <LeadGuestFields
              roomNumber={roomNumber}
              guest={typed.guest}
              errors={form.errors}
              onChange={(part) => {
                form.changed(...Object.keys(part).map((field) => guestFieldId(roomNumber, field)));
                onType({ ...typed, guest: { ...typed.guest, ...part } });
              }}
            />
            <BedField
              roomNumber={roomNumber}
              options={beds}
              chosen={typed.bedOptionId}
              error={form.errors[bed]}
              onChange={(bedOptionId) => {
                form.changed(bed);
                onType({ ...typed, bedOptionId });
              }}
            />
          </fieldset>
        );
      })}
      <p className={styles.send}>
        <Button type="submit">{submitText}</Button>
      </p>
    </form>
  );
}
