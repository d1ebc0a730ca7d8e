import { useParams } from 'react-router';
import { BookingUnknown } from '../../parts/booked/booking-unknown.tsx';
import { isUnknown } from '../../parts/booked/unknown.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { StatusWaiting } from '../../parts/following/status-waiting.tsx';
import { useStatus } from '../../parts/following/use-status.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { BookingAtProvider } from './booking-at-provider.tsx';
import { StatusEnded } from './status-ended.tsx';
import { statusTexts } from './status-texts.ts';
import { useEndOfStatus } from './use-end-of-status.ts';

/** A booking between the guest's press and the answer to it, or one that came to nothing. Rule: docs/booking.md, "Reading a booking". */
export default function StatusPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useStatus(token);
  const { isSaidHere, isOwn } = useEndOfStatus(token, data);
  const words = statusTexts(useHotel(), useBooking().booking.items.length);
  if (data === undefined) {
    if (isUnknown(error)) return <BookingUnknown error={error} />;
  } else if (isSaidHere) return <StatusEnded status={data} isOwn={isOwn} />;
  return (
    <StatusWaiting
      status={data}
      reference={
        data === undefined ? null : <KeyFob label="Your reservation number" number={data.ReferenceNumber} />
      }
      isCutOff={error !== null}
      words={words}
    >
      {data !== undefined && data.ActionUrl !== null && (
        <BookingAtProvider token={token} actionUrl={data.ActionUrl} onBooked={() => void refetch()} />
      )}
    </StatusWaiting>
  );
}
