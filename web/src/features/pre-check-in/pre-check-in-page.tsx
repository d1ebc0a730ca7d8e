import { nextPlace } from '@portico/domain/journeys/pre-check-in-journey';
import { useParams } from 'react-router';
import { useBeds } from '../../parts/beds/beds.ts';
import { BookingWaiting } from '../../parts/booked/booking-states.tsx';
import { InvalidLink, LinkFailed } from './invalid-link.tsx';
import { CheckInProvider } from './opened/check-in-provider.tsx';
import type { Link } from './opened/link.ts';
import { unopened } from './opened/state-of.ts';
import { useLink } from './opened/use-link.ts';
import { StepShown } from './steps.tsx';

/** What the link of the address opens, or why it opens nothing. */
export default function PreCheckInPage() {
  const { referenceNumber = '', code = '' } = useParams();
  return <LinkOpened key={code} link={{ number: referenceNumber, code }} />;
}

function LinkOpened({ link }: { link: Link }) {
  const { data, error, refetch } = useLink(link);
  const choices = useBeds();
  // Where the beds could not be asked for, everything else still can.
  const beds = choices.beds ?? (choices.error === null ? undefined : []);
  if (data?.kind === 'reservation' && beds !== undefined)
    return (
      <CheckInProvider link={link} reservation={data.reservation} beds={beds}>
        <StepShown />
      </CheckInProvider>
    );
  const isClosed = data?.kind === 'panel' || data?.kind === 'unreadable' || error !== null;
  const { step } = nextPlace(unopened(isClosed ? 'closed' : 'unread'));
  if (step === 'start') return <BookingWaiting />;
  return data?.kind === 'panel' ? (
    <InvalidLink panel={data.panel} />
  ) : (
    <LinkFailed onRetry={() => void refetch()} />
  );
}
