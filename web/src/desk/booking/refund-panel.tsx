import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { currencyDigits } from '@portico/domain/money/currency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import { cardText, dayOf, sumIn, typedSum } from './booking-texts.ts';

/** Gives money back to the payment it came from; ends with what the sums become. */
export function RefundPanel({ booking, onClose }: PanelProps) {
  const { number, version, currency, booker, refundable, folio } = booking;
  const sum = sumIn(booking);
  const [attemptId, setAttemptId] = useState(refundable[0]?.attemptId ?? '');
  // What was paid too much goes back off no price.
  const isTooMuch = folio.stillMinor < 0;
  const [typed, setTyped] = useState('');
  const [line, setLine] = useState(isTooMuch ? 'none' : '0');
  const [reason, setReason] = useState('');
  const [isGuestTold, setIsGuestTold] = useState(true);
  const [isPressed, setIsPressed] = useState(false);
  const { mutate, isPending, isSuccess, error } = useDeskChange('Booking/Refund');
  const payment = refundable.find((one) => one.attemptId === attemptId);
  const minor = typedSum(typed, currencyDigits(currency));
  const off = folio.charges[Number(line)]?.key ?? null;
  const takes: DeskTakes<'Booking/Refund'> = {
    ...{ number, version, attemptId, off, isGuestTold },
    minor: minor ?? 1,
    reason: reason.trim() || '–',
  };
  const preview = useQuery({
    ...deskQuery('Booking/PreviewRefund', { ...takes, reason: '–', isGuestTold: true }),
    // Once it is pressed, what stood before is no longer asked for.
    enabled: minor !== undefined && !isPending && !isSuccess,
    retry: false,
  });
  const faults = {
    sum: isPressed && minor === undefined ? 'Type how much goes back' : undefined,
    reason: isPressed && reason.trim() === '' ? 'Write why' : undefined,
  };
  function press() {
    setIsPressed(true);
    if (minor === undefined || reason.trim() === '') return;
    const to = payment?.card ? ` to ${cardText(payment.card)}` : '';
    mutate(takes, { onSuccess: () => onClose(`${sum(minor)} goes back${to}.`) });
  }
  return (
    <ActPanel
      title="Give money back"
      plate={minor === undefined ? 'Give back' : `Give back ${sum(minor)}`}
      isBusy={isPending}
      error={error ?? (minor === undefined ? null : preview.error)}
      onPress={press}
      onClose={() => onClose(null)}
    >
      <Choices legend="To">
        {refundable.map((one) => (
          <Choice
            key={one.attemptId}
            name="to"
            title={one.card === null ? 'Where it was paid from' : cardText(one.card)}
            end={`up to ${sum(one.minor)}`}
            sub={`Paid ${dayOf(one.at)}. Two to five days.`}
            checked={one.attemptId === attemptId}
            onChange={() => setAttemptId(one.attemptId)}
          />
        ))}
      </Choices>
      <Field label="How much" error={faults.sum} required>
        <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label="Off the price of">
        <Select value={line} onChange={(event) => setLine(event.target.value)}>
          {folio.charges.map(({ text, minor: price }, index) => (
            <option key={index} value={index}>
              {text}, {sum(price)}
            </option>
          ))}
          <option value="none">
            {isTooMuch ? 'Nothing: it was paid too much' : 'Nothing: it is to be paid again'}
          </option>
        </Select>
      </Field>
      <Field
        label={`Why, in words ${booker.firstName || 'the guest'} will read`}
        error={faults.reason}
        required
      >
        <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Tick checked={isGuestTold} onChange={(event) => setIsGuestTold(event.target.checked)}>
        Write to {booker.firstName || 'the guest'}
      </Tick>
      <SumsThen booking={booking} then={minor === undefined ? undefined : preview.data} />
    </ActPanel>
  );
}
