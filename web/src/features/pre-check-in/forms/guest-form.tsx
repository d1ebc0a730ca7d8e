import type { PreCheckInItem } from '@portico/contract/calls/pre-check-in';
import { issueText } from '@portico/contract/texts/issue-texts';
import type { PlaceOfRow } from '../opened/saved-text.ts';
import { arrivingGuestIssues, type ArrivingGuest } from '@portico/domain/people/arriving-guest';
import type { Guest } from '@portico/domain/people/guest';
import type { PersonName } from '@portico/domain/people/name';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { EmailField } from '../../../shared/people/email-field.tsx';
import { PhoneField } from '../../../shared/people/phone-field.tsx';
import { ChildAgeField } from '../../../shared/steps/guests/child-ages-field.tsx';
import { guestFieldId } from '../../../shared/steps/guests/lead-guest-fields.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { guestKey } from '../opened/shown.ts';
import { ReviewForm } from './review-form.tsx';

interface GuestFormProps {
  place: PlaceOfRow;
  item: PreCheckInItem;
  guestNumber: number;
  guest: ArrivingGuest;
}

/** A guest's name; for adults also contact details, optional unless the hotel requires them; for children their age. */
export function GuestForm({ place, item, guestNumber, guest }: GuestFormProps) {
  const { required } = useHotel();
  const { draft, change } = useCheckIn();
  const idOf = (field: string) => guestFieldId(item.RoomNumber, `guest-${guestNumber}-${field}`);
  const form = useFormIssues(() =>
    arrivingGuestIssues(guest, required).map(({ field, code }) => ({
      fieldId: idOf(field),
      message: issueText(code, { field }),
    })),
  );
  const take = (part: Partial<Guest & Pick<ArrivingGuest, 'age'>>) => {
    const { firstName, lastName, email, phone, age } = guest;
    form.changed(...Object.keys(part).map(idOf));
    change({
      guests: {
        ...draft.guests,
        [guestKey(item, guestNumber)]: { firstName, lastName, email, phone, age, ...part },
      },
    });
  };
  const line = (name: keyof PersonName, label: string) => (
    <Field id={idOf(name)} label={label} error={form.errors[idOf(name)]} required>
      <TextInput
        autoComplete="off"
        value={guest[name]}
        onChange={({ target }) => take({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <ReviewForm place={place} form={form}>
      <FieldRow columns={2}>
        {line('firstName', 'First name')}
        {line('lastName', 'Last name')}
      </FieldRow>
      {guest.isChild && guest.asksAge && (
        <ChildAgeField
          id={idOf('age')}
          label="Age"
          age={guest.age}
          error={form.errors[idOf('age')]}
          onChange={(age) => take({ age })}
        />
      )}
      {!guest.isChild && (
        <EmailField
          id={idOf('email')}
          label="E-mail"
          hint="So that the hotel can reach this guest too."
          autoComplete="off"
          optional={!required.email}
          value={guest.email}
          error={form.errors[idOf('email')]}
          onChange={(email) => take({ email })}
        />
      )}
      {!guest.isChild && (required.phone || guest.phone !== '') && (
        <PhoneField
          id={idOf('phone')}
          why="Only for the day you arrive."
          optional={!required.phone}
          value={guest.phone}
          error={form.errors[idOf('phone')]}
          onChange={(phone) => take({ phone })}
        />
      )}
    </ReviewForm>
  );
}
