import { currencyDigits } from '@portico/domain/money/currency';
import { useState } from 'react';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import { sumIn, typedSum } from './booking-texts.ts';

const ways = { cash: 'Cash', terminal: 'The card machine', transfer: 'Bank transfer' } as const;
const wayNames = ['cash', 'terminal', 'transfer'] as const;

/** Writes down money that changed hands at the hotel: nothing is charged. */
export function PaymentPanel({ booking, onClose }: PanelProps) {
  const { number, version, currency, folio } = booking;
  const sum = sumIn(booking);
  const dueMinor = folio.due.reduce((all, { where, minor }) => (where === 'card' ? all : all + minor), 0);
  const [kind, setKind] = useState<'paid' | 'given-back'>(dueMinor > 0 ? 'paid' : 'given-back');
  const [way, setWay] = useState<(typeof wayNames)[number]>('cash');
  const [typed, setTyped] = useState(dueMinor > 0 ? sum(dueMinor) : '');
  const [isPressed, setIsPressed] = useState(false);
  const { mutate, isPending, error } = useDeskChange('Booking/TakePayment');
  const minor = typedSum(typed, currencyDigits(currency));
  const sign = kind === 'paid' ? 1 : -1;
  const { totalMinor, paidMinor, stillMinor } = folio;
  const then = minor && {
    totalMinor,
    paidMinor: paidMinor + sign * minor,
    stillMinor: stillMinor - sign * minor,
  };
  const did = kind === 'paid' ? 'paid' : 'given back';
  function press() {
    setIsPressed(true);
    if (minor === undefined) return;
    const takes = { number, version, kind, way, minor };
    mutate(takes, { onSuccess: () => onClose(`Written down: ${sum(minor)} ${did}.`) });
  }
  return (
    <ActPanel
      title="Write down a payment"
      sub="Money that changed hands at the hotel. No card is charged here."
      plate={minor === undefined ? 'Write it down' : `Write down ${sum(minor)} ${did}`}
      isBusy={isPending}
      error={error}
      onPress={press}
      onClose={() => onClose(null)}
    >
      <Choices legend="What happened">
        <Choice
          name="kind"
          title="The guest paid"
          end={`up to ${sum(dueMinor)}`}
          checked={kind === 'paid'}
          onChange={() => setKind('paid')}
        />
        <Choice
          name="kind"
          title="We gave back"
          sub="Of what was paid at the hotel"
          checked={kind === 'given-back'}
          onChange={() => setKind('given-back')}
        />
      </Choices>
      <Field label="How">
        <Select
          value={way}
          onChange={(event) => setWay(wayNames.find((one) => one === event.target.value) ?? 'cash')}
        >
          {wayNames.map((one) => (
            <option key={one} value={one}>
              {ways[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="How much" error={isPressed && minor === undefined ? 'Type how much' : undefined} required>
        <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <SumsThen booking={booking} then={then || undefined} />
    </ActPanel>
  );
}
