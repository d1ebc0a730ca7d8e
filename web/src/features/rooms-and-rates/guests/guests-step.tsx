import { bedOptions } from '../../../parts/beds/beds.ts';
import { GuestsForm } from '../../../parts/stay-steps/guests/guests-form.tsx';
import { typedGuestOf, withGuests, withTyped } from '../journey/choice.ts';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { wayOnText } from '../journey/way-on-texts.ts';

/** Who leads each room and how its beds stand: asked once. What is typed outlives a reload. */
export function GuestsStep({ journey }: { journey: Journey }) {
  const { facts, rooms, booking } = journey;
  const { unit } = facts.hotel;
  const named = withGuests(booking);
  return (
    <>
      <h1 className={styles.heading}>Who is coming?</h1>
      <p className={`lead muted ${styles.standfirst}`}>
        {rooms.length === 1
          ? `The name the ${unit.singular} is in.`
          : `One name for each ${unit.singular}: the guest who asks for the key.`}
      </p>
      <GuestsForm
        rooms={rooms.map(({ item, roomTypeName }) => ({
          roomTypeName,
          guests: item.guests,
          beds: bedOptions(facts.beds, item.roomTypeId),
          typed: typedGuestOf(booking, item),
        }))}
        submitText={wayOnText(journey, named)}
        onType={(typed) => journey.keep(withTyped(booking, typed))}
        onSend={() => journey.goOn(named)}
      />
    </>
  );
}
