import { guestsText } from '@portico/contract/texts/guest-texts';
import { childrenToAsk } from '../../../shared/offers/booking-state.ts';
import { bedOptions } from '../../../shared/stay/beds.ts';
import { BedField } from '../../../shared/steps/guests/bed-field.tsx';
import { ChildAgesField } from '../../../shared/steps/guests/child-ages-field.tsx';
import { guestFaults } from '../../../shared/steps/guests/guest-faults.ts';
import { guestFieldId, LeadGuestFields } from '../../../shared/steps/guests/lead-guest-fields.tsx';
import { numberedUnit } from '../../../shared/stay/stay-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { typedGuestOf, withGuests, withTyped } from '../journey/choice.ts';
import steps from '../journey/rooms-and-rates.module.css';
import { GUESTS_FORM } from '../journey/step-action.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { wayOnText } from '../journey/way-on-texts.ts';
import styles from './guests-step.module.css';

/** Each room's lead guest and beds, all on one page, once. The input survives a reload. */
export function GuestsStep({ journey }: { journey: Journey }) {
  const { facts, booking } = journey;
  const { unit } = facts.hotel;
  const named = withGuests(booking);
  const rooms = journey.rooms.map(({ item, roomTypeName }) => ({
    roomTypeName,
    guests: item.guests,
    childrenToAsk: childrenToAsk(facts, booking.items, item),
    beds: bedOptions(facts.beds, item.roomTypeId),
    typed: typedGuestOf(booking, item),
  }));
  const form = useFormIssues(() => guestFaults(rooms, facts.hotel));
  const asksAges = rooms.some(({ childrenToAsk: children }) => children > 0);
  return (
    <>
      <h1 className={steps.heading}>Who is coming?</h1>
      <p className={`lead muted ${steps.standfirst}`}>
        {rooms.length === 1
          ? `The name the ${unit.singular} is in${asksAges ? ', and how old the children are' : ''}.`
          : `One name for each ${unit.singular}: the guest who asks for the key.${asksAges ? ' And how old the children are.' : ''}`}
      </p>
      <JudgedForm id={GUESTS_FORM} form={form} onSend={() => form.check() && journey.goOn(named)}>
        <ErrorSummary attempt={form.attempt} issues={form.issues} />
        {rooms.map(({ roomTypeName, guests, childrenToAsk: children, beds, typed }) => {
          const { roomNumber } = typed;
          const bed = guestFieldId(roomNumber, 'bed');
          return (
            <fieldset className={styles.room} key={roomNumber}>
              <legend className="h3 serif">{roomTypeName}</legend>
              <p className={`small muted ${styles.party}`}>
                {numberedUnit(roomNumber, unit)}, {guestsText(guests)}
              </p>
              <LeadGuestFields
                roomNumber={roomNumber}
                guest={typed.guest}
                errors={form.errors}
                onChange={(part) => {
                  form.changed(...Object.keys(part).map((field) => guestFieldId(roomNumber, field)));
                  journey.keep(withTyped(booking, { ...typed, guest: { ...typed.guest, ...part } }));
                }}
              />
              <ChildAgesField
                roomNumber={roomNumber}
                children={children}
                ages={typed.childAges}
                errors={form.errors}
                onChange={(childAges, field) => {
                  form.changed(guestFieldId(roomNumber, field));
                  journey.keep(withTyped(booking, { ...typed, childAges }));
                }}
              />
              <BedField
                roomNumber={roomNumber}
                options={beds}
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
        <p className={styles.send}>
          <Button type="submit">{wayOnText(journey, named)}</Button>
        </p>
      </JudgedForm>
    </>
  );
}
