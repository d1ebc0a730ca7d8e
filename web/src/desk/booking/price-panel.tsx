import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { currencyDigits } from '@portico/domain/money/currency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import { sumIn, typedSum } from './booking-texts.ts';

/** Changes a price, or waives a fee; what was paid beyond the new price goes back. */
export function PricePanel({ booking, onClose }: PanelProps) {
  const { number, version, currency, booker, folio } = booking;
  const sum = sumIn(booking);
  const [index, setIndex] = useState('0');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isGuestTold, setIsGuestTold] = useState(true);
  const [isPressed, setIsPressed] = useState(false);
  const { mutate, isPending, isSuccess, error } = useDeskChange('Booking/ChangePrice');
  const charge = folio.charges[Number(index)];
  const isFree = /^\D*0+(\.0*)?$/.test(typed.trim());
  const minor = isFree ? 0 : typedSum(typed, currencyDigits(currency));
  const takes: DeskTakes<'Booking/ChangePrice'> = {
    ...{ number, version, isGuestTold },
    line: charge?.key ?? { room: 1, extraId: null },
    minor: minor ?? 0,
    reason: reason.trim() || '–',
  };
  const preview = useQuery({
    ...deskQuery('Booking/PreviewPrice', { ...takes, reason: '–', isGuestTold: true }),
    // Once it is pressed, what stood before is no longer asked for.
    enabled: minor !== undefined && !isPending && !isSuccess,
    retry: false,
  });
  const goesBack = preview.data?.refunds.reduce((all, refund) => all + refund.minor, 0) ?? 0;
  const back = goesBack > 0 ? `, ${sum(goesBack)} goes back` : '';
  const title = charge?.isFee ? 'Waive a fee' : 'Change a price';
  function press() {
    setIsPressed(true);
    if (minor === undefined || reason.trim() === '') return;
    mutate(takes, { onSuccess: () => onClose(`It costs ${sum(minor)} now${back}.`) });
  }
  return (
    <ActPanel
      title={title}
      plate={minor === undefined ? title : `Make it ${sum(minor)}${back}`}
      isBusy={isPending}
      error={error ?? (minor === undefined ? null : preview.error)}
      onPress={press}
      onClose={() => onClose(null)}
    >
      <Field label="Of">
        <Select value={index} onChange={(event) => setIndex(event.target.value)}>
          {folio.charges.map(({ text, minor: price }, at) => (
            <option key={at} value={at}>
              {text}, {sum(price)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="It costs then"
        error={isPressed && minor === undefined ? 'Type the new price' : undefined}
        required
      >
        <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field
        label={`Why, in words ${booker.firstName || 'the guest'} will read`}
        error={isPressed && reason.trim() === '' ? 'Write why' : undefined}
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
