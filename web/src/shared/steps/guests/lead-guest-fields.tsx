import type { Guest } from '@portico/domain/people/guest';
import type { ComponentProps } from 'react';
import { useHotel } from '../../hotel/hotel-context.ts';
import { PhoneField } from '../../people/phone-field.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface LeadGuestFieldsProps {
  readonly roomNumber: number;
  readonly guest: Guest;
  /** By control id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Guest>) => void;
}

export function guestFieldId(roomNumber: number, field: string): string {
  return `room-${roomNumber}-${field}`;
}

/** The first room is probably the guest's own: the browser may autofill it. */
const autocomplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
} as const;

/** Always names; e-mail and phone only when the hotel requires them of its guests. */
export function LeadGuestFields({ roomNumber, guest, errors, onChange }: LeadGuestFieldsProps) {
  const { required } = useHotel();
  const phone = guestFieldId(roomNumber, 'phone');
  function field(name: keyof typeof autocomplete, label: string, input: ComponentProps<'input'> = {}) {
    const id = guestFieldId(roomNumber, name);
    return (
      <Field id={id} label={label} required error={errors[id]}>
        <TextInput
          {...input}
          autoComplete={roomNumber === 1 ? autocomplete[name] : 'off'}
          value={guest[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </Field>
    );
  }
  return (
    <>
      <FieldRow columns={2}>
        {field('firstName', 'First name')}
        {field('lastName', 'Last name')}
      </FieldRow>
      {required.email && field('email', 'E-mail', { type: 'email', inputMode: 'email' })}
      {required.phone && (
        <PhoneField
          id={phone}
          autoComplete={roomNumber === 1 ? 'tel' : 'off'}
          value={guest.phone}
          error={errors[phone]}
          onChange={(value) => onChange({ phone: value })}
        />
      )}
    </>
  );
}
