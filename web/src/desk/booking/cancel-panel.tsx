import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, type PanelProps } from './act-panel.tsx';
import { sumIn } from './booking-texts.ts';
import { WhichRoom } from './which-room.tsx';

/** Cancels the booking or one of its rooms; the plate says what stays. */
export function CancelPanel({ booking, roomNumber: opened, onClose }: PanelProps) {
  const { number, version } = booking;
  const sum = sumIn(booking);
  const [roomNumber, setRoomNumber] = useState(opened);
  const [reason, setReason] = useState('');
  const takes = { number, version, roomNumber, reason: reason.trim() || null };
  const { mutate, isPending, isSuccess, error } = useDeskChange('Booking/Cancel');
  const preview = useQuery({
    ...deskQuery('Booking/PreviewCancel', { ...takes, reason: null }),
    // Once it is pressed, what stood before is no longer asked for.
    enabled: !isPending && !isSuccess,
    retry: false,
  });
  const costs = preview.data && sum(preview.data.costMinor);
  return (
    <ActPanel
      title="Cancel"
      sub="Guest and hotel are written to."
      plate={costs === undefined ? 'Cancel' : `Cancel: ${costs} stays`}
      isBusy={isPending || preview.isPending}
      error={error ?? preview.error}
      onPress={() => mutate(takes, { onSuccess: () => onClose(`Cancelled for ${costs ?? ''}.`) })}
      onClose={() => onClose(null)}
    >
      <WhichRoom booking={booking} value={roomNumber} onChange={setRoomNumber} />
      <Field label="Why" optional>
        <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {preview.data !== undefined && (
        <div role="status">
          <p>By the terms of the booking this costs {costs}.</p>
          {preview.data.refunds.map(({ card, minor }, index) => (
            <p key={index}>
              {sum(minor)} goes back{card === null ? '' : ` to ${card.name} ending ${card.last4}`}.
            </p>
          ))}
          {preview.data.voucherMinor > 0 && <p>{sum(preview.data.voucherMinor)} goes back to the voucher.</p>}
          {preview.data.owedMinor > 0 && <p>{sum(preview.data.owedMinor)} stays owed.</p>}
        </div>
      )}
    </ActPanel>
  );
}
