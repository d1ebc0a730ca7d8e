import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { TermsThen } from '../../../parts/change-quote/terms-then.tsx';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';
import { AcceptForm, type Acceptable } from './accept-form.tsx';
import { PromotionsLost } from './promotions-lost.tsx';
import { usePreview } from './use-preview.ts';

interface ChangeSummaryProps extends Omit<Acceptable, 'quote' | 'isAsking'> {
  /** What is said first where the change can be had. */
  readonly canBeHad: ReactNode;
  /** Why it can't, where that is known before its price is. */
  readonly refusal?: string | null;
}

/**
 * What a change comes to, before it is accepted: old price, new price, difference, and what is taken or comes back.
 * Nothing changes until it is accepted. Rule: docs/journeys.md, "Managing".
 */
export function ChangeSummary({ canBeHad, refusal = null, ...acceptable }: ChangeSummaryProps) {
  const [isMade, setMade] = useState(false);
  const { data, error, refetch, isFetching } = usePreview(acceptable.wanted, isMade);
  if (refusal !== null) return <NotPossible message={refusal} keep={acceptable.keep} />;
  if (data === undefined && error === null) return <SummaryWaiting />;
  if (data === undefined)
    return (
      <Notice tone="negative" title={error?.message}>
        <p>
          Nothing was changed. You can also call us: <PhoneLink />
        </p>
        <Button size="small" variant="second" onClick={() => void refetch()}>
          Ask again
        </Button>
      </Notice>
    );
  const { Quote: quote } = data;
  if (data.RefusalCode === 'reservation.changed-meanwhile') return <SummaryWaiting />;
  if (!data.Success || quote === null)
    return <NotPossible message={data.Message ?? 'This change is not possible.'} keep={acceptable.keep} />;
  return (
    <>
      <Notice tone="positive" title={canBeHad}>
        Nothing changes until you accept.
      </Notice>
      <PromotionsLost quote={quote} />
      <TermsThen quote={quote} />
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

function NotPossible({ message, keep }: { message: string; keep: ReactNode }) {
  return (
    <Notice tone="negative" title={message}>
      <p>
        Your booking stays as it is. Choose something else, or call us: <PhoneLink />
      </p>
      <ViewLink to={overview}>{keep}</ViewLink>
    </Notice>
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
