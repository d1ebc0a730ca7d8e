import type { BedOption } from '../../../shared/stay/beds.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { BedField } from '../../../shared/steps/guests/bed-field.tsx';
import { guestFaults } from '../../../shared/steps/guests/guest-faults.ts';
import { guestFieldId, LeadGuestFields } from '../../../shared/steps/guests/lead-guest-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';
import styles from './new-room.module.css';
import type { NewRoomChoice } from './new-room-state.ts';

interface LeadGuestStepProps {
  readonly roomNumber: number;
  readonly beds: readonly BedOption[];
  readonly choice: NewRoomChoice;
  readonly onChange: (choice: NewRoomChoice) => void;
  readonly onGoOn: () => void;
}

/** The added room's lead guest and beds. */
export function LeadGuestStep({ roomNumber, beds, choice, onChange, onGoOn }: LeadGuestStepProps) {
  const hotel = useHotel();
  const { guest, bedOptionId } = choice;
  const typed = { roomNumber, guest, childAges: [], bedOptionId };
  const form = useFormIssues(() => guestFaults([{ childrenToAsk: 0, beds, typed }], hotel));
  return (
    <ManagedFrame
      heading="Who comes"
      view="new-room-guest"
      lead={`Who leads the ${hotel.unit.singular} you add?`}
    >
      <JudgedForm className={styles.form} form={form} onSend={() => form.check() && onGoOn()}>
        <ErrorSummary attempt={form.attempt} issues={form.issues} />
        <LeadGuestFields
          roomNumber={roomNumber}
          guest={guest}
          errors={form.errors}
          onChange={(part) => {
            form.changed(...Object.keys(part).map((field) => guestFieldId(roomNumber, field)));
            onChange({ ...choice, guest: { ...guest, ...part } });
          }}
        />
        <BedField
          roomNumber={roomNumber}
          options={beds}
          chosen={bedOptionId}
          error={form.errors[guestFieldId(roomNumber, 'bed')]}
          onChange={(chosen) => {
            form.changed(guestFieldId(roomNumber, 'bed'));
            onChange({ ...choice, bedOptionId: chosen });
          }}
        />
        <div className={`actions ${styles.actions}`}>
          <Button type="submit">Continue</Button>
          <ViewLink to={overview}>Keep my booking as it is</ViewLink>
        </div>
      </JudgedForm>
    </ManagedFrame>
  );
}
