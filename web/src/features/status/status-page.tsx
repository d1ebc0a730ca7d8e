import { useParams } from 'react-router';
import { BookingUnknown } from '../../parts/booked/booking-unknown.tsx';
import { isUnknown } from '../../parts/booked/unknown.ts';
import { useStatus } from '../../parts/booked/use-status.ts';
import { StatusEnded } from './status-ended.tsx';
import { StatusWaiting } from './status-waiting.tsx';
import { useEndOfStatus } from './use-end-of-status.ts';

/** A booking between the guest's press and the bank's answer, or one that came to nothing. Spec section 2. */
export default function StatusPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useStatus(token);
  const { isSaidHere, isOwn } = useEndOfStatus(token, data);
  if (data === undefined) {
    if (isUnknown(error)) return <BookingUnknown error={error} />;
  } else if (isSaidHere) return <StatusEnded status={data} isOwn={isOwn} />;
  return (
    <StatusWaiting token={token} status={data} isCutOff={error !== null} onBooked={() => void refetch()} />
  );
}
