import type { ChargeOutcome } from '@portico/contract/desk/calls/parts/charge-outcome';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { outcomeText } from '../lib/charge-outcome.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import { cardText, sumIn } from './booking-texts.ts';

/** Charges what is owed of the fees of cancelled rooms to the kept card. */
export function ChargePanel({ booking, onClose }: PanelProps) {
  const { number, rooms, folio, keptCard, feeOwedMinor: minor } = booking;
  const { stillMinor, totalMinor, paidMinor } = folio;
  const sum = sumIn(booking);
  const [outcome, setOutcome] = useState<ChargeOutcome | null>(null);
  const { mutate, isPending, error } = useDeskChange('Booking/ChargeFee');
  function press() {
    const onSuccess = (done: DeskAnswer<'Booking/ChargeFee'>) =>
      done.outcome === 'paid' ? onClose(outcomeText('paid', sum(minor))) : setOutcome(done.outcome);
    mutate({ number, minor }, { onSuccess });
  }
  const why = rooms.some(({ cancelled }) => cancelled?.isNoShow) ? 'not coming' : 'cancelling';
  return (
    <ActPanel
      title={`Charge ${sum(minor)}`}
      plate={`Charge ${sum(minor)}`}
      isBusy={isPending}
      error={error}
      onPress={press}
      onClose={() => onClose(null)}
    >
      <p>
        {sum(minor)} of what {why} costs by the terms of the booking is not paid.
        {keptCard !== null && ` It is charged to ${cardText(keptCard)}.`}
      </p>
      {outcome !== null && <Notice tone="negative" title={outcomeText(outcome, sum(minor))} />}
      <SumsThen
        booking={booking}
        then={{ totalMinor, paidMinor: paidMinor + minor, stillMinor: stillMinor - minor }}
      />
    </ActPanel>
  );
}
