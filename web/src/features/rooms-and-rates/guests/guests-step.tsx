import { issueText } from '@portico/contract/texts/issue-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { leadGuestIssues } from '@portico/domain/people/guest';
import type { Guest } from '@portico/domain/people/guest';
import type { SubmitEvent } from 'react';
import { bedOptions, bedsAreSettled } from '../../../parts/beds/beds.ts';
import type { BookingItem } from '../../../parts/booking/booking.ts';
import type { OfferFacts } from '../../../parts/offers/offers.ts';
import { numberedUnit } from '../../../parts/stay/stay-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { BedField } from '../../../parts/stay-steps/guests/bed-field.tsx';
import { nobody, typedGuestOf, withGuests, withTyped } from '../journey/choice.ts';
import { LeadGuestFields, guestFieldId } from '../../../parts/stay-steps/guests/lead-guest-fields.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { wayOnWords } from '../journey/way-on-words.ts';

/** Who leads each room and how its beds stand: asked once, all rooms on one page. What is typed outlives a reload. */
export function GuestsStep({ journey }: { journey: Journey }) {
  const { facts, rooms, booking } = journey;
  const { unit } = facts.hotel;
  const named = withGuests(booking);
  const form = useFormIssues(() =>
    named.items.flatMap((item) =>
      faultsOf(facts, item).map(({ field, message }) => ({
        fieldId: guestFieldId(item.roomNumber, field),
        message: rooms.length === 1 ? message : `${numberedUnit(item.roomNumber, unit)}: ${message}`,
      })),
    ),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (form.check()) journey.goOn(named);
  }

  return (
    <form noValidate onSubmit={submit} onBlur={form.onBlur}>
      <h1 className={styles.heading}>Who is coming?</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        {rooms.length === 1
          ? `The name the ${unit.singular} is in.`
          : `One name for each ${unit.singular}: the guest who asks for the key.`}
      </p>
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {rooms.map(({ item, roomTypeName }) => {
        const { roomNumber } = item;
        const typed = typedGuestOf(booking, item);
        const bed = guestFieldId(roomNumber, 'bed');
        return (
          <fieldset className={styles.part} key={roomNumber}>
            <legend className="h3 serif">{roomTypeName}</legend>
            <p className={`small muted ${styles.party}`}>
              {numberedUnit(roomNumber, unit)}, {guestsText(item.guests)}
            </p>
            <LeadGuestFields
              roomNumber={roomNumber}
              guest={typed.guest}
              errors={form.errors}
              onChange={(part: Partial<Guest>) => {
                form.changed(...Object.keys(part).map((field) => guestFieldId(roomNumber, field)));
                journey.keep(withTyped(booking, { ...typed, guest: { ...typed.guest, ...part } }));
              }}
            />
            <BedField
              roomNumber={roomNumber}
              options={bedOptions(facts.beds, item.roomTypeId)}
              chosen={typed.bedOptionId}
              error={form.errors[bed]}
              onChange={(bedOptionId) => {
                form.changed(bed);
                journey.keep(withTyped(booking, { ...typed, bedOptionId }));
              }}
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

function faultsOf(facts: OfferFacts, item: BookingItem) {
  const issues = leadGuestIssues(item.leadGuest ?? nobody, facts.hotel.required);
  const faults = issues.map(({ field, code }) => ({ field, message: issueText(code, { field }) }));
  return bedsAreSettled(facts, item)
    ? faults
    : [...faults, { field: 'bed', message: issueText('bed.missing') }];
}
