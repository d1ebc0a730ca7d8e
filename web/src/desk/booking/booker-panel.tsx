import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { errorOf } from '../lib/form-errors.ts';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { useRoomChange } from './use-room-change.ts';

const fields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['phone', 'Telephone'],
  ['email', 'E-mail'],
] as const;

type Booker = Record<(typeof fields)[number][0], string>;

/** Who booked, how they are reached, and what they asked for. */
export function BookerPanel({ booking, rooms: { version }, onClose }: RoomsPanelProps) {
  const [booker, setBooker] = useState<Partial<Booker>>({});
  const [requests, setRequests] = useState<string>();
  const change = useRoomChange({ booking, version, named: { booker, requests } });
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title="Change who booked"
      sub="Another e-mail address counts at once; the one before is written to."
    >
      {fields.map(([name, label]) => (
        <Field key={name} label={label} error={errorOf(change.error, `booker.${name}`)}>
          <TextInput
            autoComplete="off"
            type={name === 'phone' ? 'tel' : 'text'}
            inputMode={name === 'email' ? 'email' : undefined}
            value={booker[name] ?? booking.booker[name]}
            onChange={({ target }) => setBooker({ ...booker, [name]: target.value })}
          />
        </Field>
      ))}
      <Field label="The guest’s requests" optional>
        <TextArea
          rows={2}
          maxLength={2_000}
          value={requests ?? booking.specialRequests ?? ''}
          onChange={({ target }) => setRequests(target.value)}
        />
      </Field>
    </ChangePanel>
  );
}
