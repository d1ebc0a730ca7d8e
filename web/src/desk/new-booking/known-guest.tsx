import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { deskQuery } from '../lib/desk-queries.ts';

type Guest = DeskAnswer<'NewBooking/FindGuests'>['guests'][number];

/** Finds who booked here before, to fill in what they gave then. */
export function KnownGuest({ onPick }: { readonly onPick: (guest: Guest) => void }) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const find = useSettled(text.trim(), 200);
  const isAsked = find.length > 1;
  const { data, error, isPlaceholderData } = useQuery({
    ...deskQuery('NewBooking/FindGuests', { find }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const guests = isAsked && text.trim() !== '' ? (data?.guests ?? []) : [];
  const isNobody = isAsked && find === text.trim() && !isPlaceholderData && data?.guests.length === 0;
  return (
    <Field
      label="Booked here before?"
      hint="Name, e-mail or telephone. Who is picked is filled in below."
      optional
      error={error?.message}
      after={
        <p role="status">
          {isNobody && `Nobody by “${find}”.`}
          {picked !== null && `${picked} is filled in. Ask whether it is still right.`}
        </p>
      }
    >
      <Combobox
        value={text}
        maxLength={100}
        listLabel="Guests who booked before"
        options={guests.map((guest) => ({ id: guestText(guest), name: guestText(guest) }))}
        onType={(typed) => {
          setText(typed);
          setPicked(null);
        }}
        onChoose={({ id }) => {
          const guest = guests.find((one) => guestText(one) === id);
          if (guest === undefined) return;
          setText('');
          setPicked(nameOf(guest));
          onPick(guest);
        }}
      />
    </Field>
  );
}

const nameOf = ({ firstName, lastName }: Guest) => `${firstName} ${lastName}`;

/** “Ada Lovelace, ada@example.com, +44 7700 900123, last for Wed 3 Mar 2027”. */
function guestText(guest: Guest): string {
  const { email, phone, lastArrival } = guest;
  const last = `last for ${shortDateText(localDate(lastArrival))}`;
  return [nameOf(guest), email, phone, last].filter((part) => part !== '').join(', ');
}
