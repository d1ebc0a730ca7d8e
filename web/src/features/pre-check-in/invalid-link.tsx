import type { PreCheckInPanel } from '@portico/contract/calls/pre-check-in';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Tag } from '../../ui/tag.tsx';

/** The link opens nothing that could be checked in: why, and whom to ask. */
export function InvalidLink({ panel }: { panel: PreCheckInPanel }) {
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
          {/* Of one that was read it is known why it opens nothing. */}
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

/** Nobody answered, or nothing that could be read: it says no more than that of the link. */
export function LinkFailed({ onRetry }: { onRetry: () => void }) {
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
