import { currencyDigits } from '@portico/domain/money/currency';
import { useState } from 'react';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ShownLink } from '../parts/shown-link.tsx';
import { ActPanel, type PanelProps } from './act-panel.tsx';
import { sumIn, typedSum } from './booking-texts.ts';
import { MailTick } from './mail-tick.tsx';

/** A link that pays what is still to be paid, or a deposit: mailed, and shown to be copied or read out. */
export function LinkPanel({ booking, onClose }: PanelProps) {
  const { number, currency, folio, booker } = booking;
  const sum = sumIn(booking);
  const dueMinor = folio.due.reduce((all, { minor }) => all + minor, 0);
  const [isPart, setIsPart] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMailed, setIsMailed] = useState(booker.email !== '');
  const [isPressed, setIsPressed] = useState(false);
  const { mutate, isPending, error, data } = useDeskChange('Booking/PayLink');
  const minor = isPart ? typedSum(typed, currencyDigits(currency)) : dueMinor;
  const over = minor === undefined ? '' : ` over ${sum(minor)}`;
  function press() {
    if (data !== undefined) return onClose(null);
    setIsPressed(true);
    if (minor === undefined) return;
    mutate({ number, minor: isPart ? minor : null, isMailed });
  }
  return (
    <ActPanel
      title="A pay link"
      sub="The sum goes on an invoice of the booking, which the link pays."
      plate={data === undefined ? `${isMailed ? 'Mail' : 'Make'} a link${over}` : 'Done'}
      isBusy={isPending}
      error={error}
      onPress={press}
      onClose={() => onClose(null)}
    >
      {data === undefined ? (
        <>
          <Choices legend="It asks for">
            <Choice
              name="how-much"
              title="All that is still to be paid"
              end={sum(dueMinor)}
              checked={!isPart}
              onChange={() => setIsPart(false)}
            />
            <Choice
              name="how-much"
              title="A deposit"
              sub="The rest can be paid at the hotel, or by another link."
              checked={isPart}
              onChange={() => setIsPart(true)}
            />
          </Choices>
          {isPart && (
            <Field
              label="How much"
              error={isPressed && minor === undefined ? 'Type how much' : undefined}
              required
            >
              <TextInput
                inputMode="decimal"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
          <MailTick booking={booking} isMailed={isMailed} onChange={setIsMailed} />
        </>
      ) : (
        <ShownLink label="The link" hint={`Over ${sum(data.minor)}, until it is paid`} {...data} />
      )}
    </ActPanel>
  );
}
