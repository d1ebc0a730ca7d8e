import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tick } from '../../ui/tick.tsx';
import { outcomeText } from '../lib/charge-outcome.ts';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import { cardText, sumIn } from './booking-texts.ts';
import { WhichRoom } from './which-room.tsx';

/**
 * Notes that the guests of a room, or of all, did not come; what that costs, and what is charged, stands before the
 * press.
 */
export function NoShowPanel({ booking, onClose }: PanelProps) {
  const { number, version, keptCard } = booking;
  const sum = sumIn(booking);
  const [roomNumber, setRoomNumber] = useState<number | null>(null);
  const [isCharging, setIsCharging] = useState(true);
  const isCharged = isCharging && keptCard !== null;
  const takes = { number, version, roomNumber, isCharged, reason: null };
  const { mutate, isPending, isSuccess, error } = useDeskChange('Booking/NoShow');
  // Once it is pressed, what stood before is no longer asked for.
  const enabled = !isPending && !isSuccess;
  const preview = useQuery({ ...deskQuery('Booking/PreviewNoShow', takes), enabled, retry: false });
  const owedMinor = preview.data?.feeOwedMinor ?? 0;
  const willCharge = isCharged && owedMinor > 0;
  const plate = willCharge ? `Charge ${sum(owedMinor)}: they did not come` : 'They did not come';
  return (
    <ActPanel
      title="They did not come"
      sub="The rooms are free for others again. Guest and hotel are written to."
      plate={plate}
      isBusy={isPending || preview.isPending}
      error={error ?? preview.error}
      onPress={() => mutate(takes, { onSuccess: (done) => onClose(doneText(done, sum)) })}
      onClose={() => onClose(null)}
    >
      <WhichRoom booking={booking} value={roomNumber} onChange={setRoomNumber} />
      {preview.data !== undefined && (
        <>
          <p>By the terms of the booking this costs {sum(preview.data.costMinor)}.</p>
          {preview.data.refunds.map(({ card, minor }, index) => (
            <p key={index}>
              {sum(minor)} goes back{card === null ? '' : ` to ${card.name} ending ${card.last4}`}.
            </p>
          ))}
        </>
      )}
      {owedMinor > 0 &&
        (keptCard === null ? (
          <p>No card is kept: {sum(owedMinor)} stays owed.</p>
        ) : (
          <Tick checked={isCharging} onChange={(event) => setIsCharging(event.target.checked)}>
            Charge {sum(owedMinor)} to {cardText(keptCard)}
          </Tick>
        ))}
      <SumsThen booking={booking} then={preview.data && afterCharge(preview.data, willCharge)} />
    </ActPanel>
  );
}

type NoShow = DeskAnswer<'Booking/NoShow'>;

function afterCharge(sums: NoShow, willCharge: boolean) {
  const minor = willCharge ? sums.feeOwedMinor : 0;
  return { ...sums, paidMinor: sums.paidMinor + minor, stillMinor: sums.stillMinor - minor };
}

function doneText({ charged }: NoShow, sum: (minor: number) => string): string {
  const noted = 'Noted: they did not come.';
  return charged === null ? noted : `${noted} ${outcomeText(charged.outcome, sum(charged.minor))}`;
}
