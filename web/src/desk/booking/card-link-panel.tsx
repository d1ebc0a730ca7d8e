import { useState } from 'react';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ShownLink } from '../parts/shown-link.tsx';
import { ActPanel, type PanelProps } from './act-panel.tsx';
import { cardText } from './booking-texts.ts';
import { MailTick } from './mail-tick.tsx';

/** A link by which the guest leaves a card. No number is typed at the desk. */
export function CardLinkPanel({ booking, onClose }: PanelProps) {
  const { number, booker, keptCard } = booking;
  const [isMailed, setIsMailed] = useState(booker.email !== '');
  const { mutate, isPending, error, data } = useDeskChange('Booking/StoreCardLink');
  return (
    <ActPanel
      title="A link to leave a card"
      sub="Nothing is charged. The card is kept as the guarantee of the booking."
      plate={data === undefined ? `${isMailed ? 'Mail' : 'Make'} the link` : 'Done'}
      isBusy={isPending}
      error={error}
      onPress={() => (data === undefined ? mutate({ number, isMailed }) : onClose(null))}
      onClose={() => onClose(null)}
    >
      {data === undefined ? (
        <>
          <p>
            {booker.firstName || 'The guest'} types the card on our page, never you. Charges to come, and not
            coming or cancelling late, are charged to it.
          </p>
          {keptCard !== null && <p>It takes the place of {cardText(keptCard)}.</p>}
          <MailTick booking={booking} isMailed={isMailed} onChange={setIsMailed} />
        </>
      ) : (
        <ShownLink label="The link" hint="Until a card is left" {...data} />
      )}
    </ActPanel>
  );
}
