import { useParams } from 'react-router';
import { BookingUnknown } from '../../parts/booked/booking-unknown.tsx';
import { isUnknown } from '../../parts/booked/unknown.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { StatusWaiting } from '../../parts/following/status-waiting.tsx';
import type { FollowedTexts } from '../../parts/following/status-waiting.tsx';
import { useStatus } from '../../parts/following/use-status.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { BookingAtBank } from './booking-at-bank.tsx';
import { StatusEnded } from './status-ended.tsx';
import { useEndOfStatus } from './use-end-of-status.ts';

const words: Omit<FollowedTexts, 'held'> = {
  title: 'Booking under way',
  heading: 'Your booking is being made',
  number: 'Your reservation number',
  waiting:
    'Please wait and do not pay again. This page goes on by itself as soon as the bank has answered, and you may reload it.',
  atBank:
    'Your bank asks you to confirm the payment. Please answer it and do not pay again: until you have, nothing is charged and your booking waits.',
  late: 'This takes longer than it should. Your booking is safe with its number; you can also ask us:',
};

/** A booking between the guest's press and the bank's answer, or one that came to nothing. Spec section 2. */
export default function StatusPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useStatus(token);
  const { isSaidHere, isOwn } = useEndOfStatus(token, data);
  const { unit } = useHotel();
  const isOneRoom = useBooking().booking.items.length < 2;
  const held = isOneRoom ? `Your ${unit.singular} is` : `Your ${unit.plural} are`;
  if (data === undefined) {
    if (isUnknown(error)) return <BookingUnknown error={error} />;
  } else if (isSaidHere) return <StatusEnded status={data} isOwn={isOwn} />;
  return (
    <StatusWaiting status={data} isCutOff={error !== null} words={{ ...words, held }}>
      {data !== undefined && data.ActionUrl !== null && (
        <BookingAtBank token={token} actionUrl={data.ActionUrl} onBooked={() => void refetch()} />
      )}
    </StatusWaiting>
  );
}
