import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';
import { AcceptForm, type Acceptable } from './accept-form.tsx';
import { PromotionsLost } from './promotions-lost.tsx';
import { usePreview } from './use-preview.ts';

interface ChangeSummaryProps extends Omit<Acceptable, 'quote' | 'isAsking'> {
  /** What is said first where the change can be had. */
  readonly canBeHad: ReactNode;
  /** What else to choose where it can't. */
  readonly wayOut?: ReactNode;
}

/**
 * What a change comes to, before it is accepted: old price, new price, difference, and what is taken or comes back.
 * Nothing changes until it is accepted. Rule: docs/journeys.md, "Managing".
 */
export function ChangeSummary({ canBeHad, wayOut, ...acceptable }: ChangeSummaryProps) {
  const [isMade, setMade] = useState(false);
  const { data, error, refetch, isFetching } = usePreview(acceptable.wanted, isMade);
  if (data === undefined && error === null) return <SummaryWaiting />;
  if (data === undefined)
    return (
      <Notice tone="negative" title={error?.message}>
        <p>
          Nothing was changed. You can also call us: <PhoneLink />
        </p>
        <Button size="small" variant="second" busy={isFetching} onClick={() => void refetch()}>
          Ask again
        </Button>
      </Notice>
    );
  const { Quote: quote } = data;
  if (data.RefusalCode === 'reservation.changed-meanwhile') return <SummaryWaiting />;
  if (!data.Success || quote === null)
    return (
      <Notice tone="negative" title={data.Message ?? 'This change is not possible.'}>
        <p>Your booking stays as it is.</p>
        <div className="actions">
          {wayOut}
          <ViewLink to={overview}>{acceptable.keep}</ViewLink>
        </div>
      </Notice>
    );
  return (
    <>
      <Notice tone="positive" title={canBeHad}>
        Nothing changes until you accept.
      </Notice>
      <PromotionsLost quote={quote} />
      <AcceptForm
        {...acceptable}
        quote={quote}
        isAsking={isFetching}
        onMade={() => {
          setMade(true);
          acceptable.onMade?.();
        }}
      />
    </>
  );
}

function SummaryWaiting() {
  return (
    <Waiting label="Asking what this comes to">
      <Skeleton width="60%" height="28px" />
      <Skeleton width="100%" height="20px" marginTop="18px" />
      <Skeleton width="100%" height="20px" marginTop="12px" />
      <Skeleton width="100%" height="20px" marginTop="12px" />
    </Waiting>
  );
}
