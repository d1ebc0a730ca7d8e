import { counted } from '@portico/contract/texts/counted';
import { useQuery } from '@tanstack/react-query';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, type PanelProps } from './act-panel.tsx';
import { sumIn } from './booking-texts.ts';

/** Erases the guest who booked: what goes, or why not yet, stands before the press. */
export function ErasePanel({ booking, onClose }: PanelProps) {
  const { number, booker, folio } = booking;
  const sum = sumIn(booking);
  const whose = booker.firstName === '' ? 'the guest’s' : `${booker.firstName}’s`;
  const { mutate, isPending, isSuccess, error } = useDeskChange('Guest/Erase');
  const preview = useQuery({
    ...deskQuery('Guest/PreviewErase', { number }),
    // Once it is pressed, what stood before is no longer asked for.
    enabled: !isPending && !isSuccess,
    retry: false,
  });
  const erased = ({ left }: { readonly left: readonly string[] }) =>
    onClose([`Erased: ${whose} details.`, ...left].join(' '));
  return (
    <ActPanel
      title={`Erase ${whose} details`}
      sub="It cannot be taken back. The books keep the figures without the name."
      plate={`Erase ${whose} details`}
      isBusy={isPending || preview.isPending}
      error={error ?? preview.error}
      onPress={() => mutate({ number }, { onSuccess: erased })}
      onClose={() => onClose(null)}
    >
      {preview.data !== undefined && (
        <p>
          Names, contacts, notes and cards of {counted(preview.data.bookings, 'booking')} go, and an account
          of that e-mail address with its log-ins and messages.
        </p>
      )}
      {folio.stillMinor > 0 && (
        <p>{sum(folio.stillMinor)} of this booking is not paid: afterwards nobody can be asked for it.</p>
      )}
    </ActPanel>
  );
}
