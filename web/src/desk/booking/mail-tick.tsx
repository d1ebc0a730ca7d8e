import { Tick } from '../../ui/tick.tsx';
import type { Booking } from './booking-texts.ts';

interface MailTickProps {
  readonly booking: Booking;
  readonly isMailed: boolean;
  readonly onChange: (isMailed: boolean) => void;
}

/** Whether a link is mailed to the booker, where that can be done. */
export function MailTick({ booking: { booker }, isMailed, onChange }: MailTickProps) {
  if (booker.email === '') return <p>No e-mail address is known: the link is shown, to be read out.</p>;
  return (
    <Tick checked={isMailed} onChange={(event) => onChange(event.target.checked)}>
      Mail it to {booker.email}
    </Tick>
  );
}
