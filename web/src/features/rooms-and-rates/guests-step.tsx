import { issueText } from '@portico/contract/texts/issue-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { leadGuestIssues } from '@portico/domain/people/guest';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { bedOptions, bedsAreSettled } from '../../parts/beds/beds.ts';
import type { BookingItem } from '../../parts/booking/booking.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { numberedUnit } from '../../parts/stay/stay-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { BedField } from './bed-field.tsx';
import { withGuests } from './choice.ts';
import type { RoomGuest } from './choice.ts';
import { LeadGuestFields, guestFieldId } from './lead-guest-fields.tsx';
import styles from './rooms-and-rates.module.css';
import type { Journey } from './use-journey.ts';
import { wayOnWords } from './way-on-words.ts';

interface GuestsStepProps {
  readonly journey: Journey;
  readonly onDone: (guests: ReadonlyMap<number, RoomGuest>) => void;
}

const nobody = { firstName: '', lastName: '', email: '', phone: '' };

const guestOf = ({ leadGuest, bedOptionId }: BookingItem): RoomGuest => ({
  guest: leadGuest ?? nobody,
  bedOptionId,
});

/** Who leads each room and how its beds stand: asked once, all rooms on one page. */
export function GuestsStep({ journey, onDone }: GuestsStepProps) {
  const { facts, rooms } = journey;
  const { unit } = facts.hotel;
  const [guests, setGuests] = useState(
    () => new Map(rooms.map(({ item }) => [item.roomNumber, guestOf(item)])),
  );
  const [attempt, setAttempt] = useState(0);
  const named = withGuests(journey.booking, guests);
  const faults = named.items.flatMap((item) => faultsOf(facts, item));
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
      {rooms.map(({ item, roomTypeName }) => {
        const { roomNumber } = item;
        const room = guests.get(roomNumber) ?? guestOf(item);
        const set = (changes: Partial<RoomGuest>) =>
          setGuests(new Map(guests).set(roomNumber, { ...room, ...changes }));
        const ofRoom = shown.filter((fault) => fault.roomNumber === roomNumber);
        return (
          <fieldset className={styles.part} key={roomNumber}>
            <legend className="h3 serif">{roomTypeName}</legend>
            <p className={`small muted ${styles.party}`}>
              {numberedUnit(roomNumber, unit)}, {guestsText(item.guests)}
            </p>
            <LeadGuestFields
              roomNumber={roomNumber}
              guest={room.guest}
              faults={ofRoom}
              onChange={(guest) => set({ guest })}
            />
            <BedField
              roomNumber={roomNumber}
              options={bedOptions(facts.beds, item.roomTypeId)}
              chosen={room.bedOptionId}
              error={ofRoom.find(({ field }) => field === 'bed')?.message}
              onChange={(bedOptionId) => set({ bedOptionId })}
            />
          </fieldset>
        );
      })}
      <p className={styles.goOn}>
        <Button type="submit">{wayOnWords(journey, named)}</Button>
      </p>
    </form>
  );
}

interface Fault {
  readonly roomNumber: number;
  readonly field: string;
  readonly message: string;
}

function faultsOf(facts: OfferFacts, item: BookingItem): Fault[] {
  const { roomNumber, leadGuest } = item;
  const issues = leadGuestIssues(leadGuest ?? nobody, facts.hotel.required);
  const faults = issues.map(({ field, code }) => ({
    roomNumber,
    field,
    message: issueText(code, { field }),
  }));
  return bedsAreSettled(facts, item)
    ? faults
    : [...faults, { roomNumber, field: 'bed', message: issueText('bed.missing') }];
}
