import type { PreCheckInPanel } from '@portico/contract/calls/pre-check-in';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { nextPlace } from '@portico/domain/journeys/pre-check-in-journey';
import { useParams } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useBeds } from '../../shared/stay/beds.ts';
import { BookingWaiting } from '../../shared/booked/booking-states.tsx';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CheckInProvider } from './opened/check-in-provider.tsx';
import type { Link } from './opened/link.ts';
import { unopened } from './opened/state-of.ts';
import { useLink } from './opened/use-link.ts';
import { StepShown } from './steps.tsx';

/** What the address's link opens, or why it opens nothing. */
export default function PreCheckInPage() {
  const { referenceNumber = '', code = '' } = useParams();
  return <LinkOpened key={code} link={{ number: referenceNumber, code }} />;
}

function LinkOpened({ link }: { link: Link }) {
  const { data, error, refetch } = useLink(link);
  const choices = useBeds();
  // When the beds could not be loaded, everything else still works.
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

/** The link opens nothing to check in: why, and whom to ask. */
function InvalidLink({ panel }: { panel: PreCheckInPanel }) {
  const { property } = useHotel();
  usePageFocus(`${panel.Title} – ${property.PropertyName}`, 'invalid-link');
  return (
    <ShortPage heading={panel.Title}>
      <p>
        <Tag kind={panel.Success ? 'positive' : 'warning'}>
          {panel.Success ? 'All is well' : 'Please note'}
        </Tag>
      </p>
      <p className="lead">{panel.Message}</p>
      {!panel.Success && (
        <p>
          {/* A link that was read comes with the reason. */}
          {panel.Title === invalidLinkText.title &&
            'The link may have been cut short, or a newer one was sent: look for our last mail about your stay. Or ask'}
          {panel.Title !== invalidLinkText.title && 'Ask'} us: <ContactLinks />
        </p>
      )}
      {panel.Success && (
        <p>
          You can reach us at any time: <ContactLinks />
        </p>
      )}
    </ShortPage>
  );
}

/** No answer, or an unreadable one: nothing more is known about the link. */
function LinkFailed({ onRetry }: { onRetry: () => void }) {
  const { property } = useHotel();
  usePageFocus(`Error – ${property.PropertyName}`, 'link-failed');
  return (
    <ShortPage heading="Error">
      <p>
        <Tag kind="negative">{invalidLinkText.title}</Tag>
      </p>
      <p className="lead">{invalidLinkText.message}</p>
      <p>
        Or we could not be reached: try again in a moment. Your booking is safe. You can also ask us:{' '}
        <ContactLinks />
      </p>
      <p>
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </ShortPage>
  );
}
