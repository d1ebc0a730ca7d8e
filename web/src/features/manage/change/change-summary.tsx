import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { postJson } from '../../../lib/api.ts';
import { TermsThen } from '../../../shared/booked/change-quote/terms-then.tsx';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useReadAgain } from '../opened/use-managed.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';
import { changeBody, type RequestedChange } from '../opened/requested-change.ts';
import { AcceptForm, type Acceptable } from './accept-form.tsx';

interface ChangeSummaryProps extends Omit<Acceptable, 'quote' | 'isLoading'> {
  /** Shown first when the change is available. */
  readonly canBeHad: ReactNode;
  /** Why it is not, when that is known before its price. */
  readonly refusal?: string | null;
}

/**
 * A change's result before it is accepted: old price, new price, difference, and the charge or refund. Nothing changes
 * until it is accepted. Rule: docs/journeys.md, "Managing".
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
        isLoading={isFetching}
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

/** A promotion whose rules the change no longer meets is stated before it is accepted, not after. */
function PromotionsLost({ quote }: { quote: WireChangeQuote }) {
  const lost = quote.Rooms.filter(({ PromotionLost }) => PromotionLost !== null);
  if (lost.length === 0) return null;
  return (
    <Notice tone="warning">
      {lost.map(({ RoomNumber, RoomTypeName, PromotionLost }) => (
        <p key={RoomNumber}>
          “{PromotionLost}” no longer applies to {RoomTypeName}: its nights cost their price without it.
        </p>
      ))}
    </Notice>
  );
}

/** The quote for a change of the booking as this tab shows it, until it is made. It changes nothing. */
function usePreview(wanted: RequestedChange, isMade: boolean) {
  const hotel = useHotel();
  const booking = useBooked();
  const readAgain = useReadAgain();
  const body = changeBody(hotel, booking, wanted);
  const preview = useQuery({
    queryKey: ['change-preview', JSON.stringify(wanted), body.Version],
    queryFn: ({ signal }) => postJson('/api/ManageBooking/Preview', body, { signal }),
    // For the same choice the previous sums stay in view while newer ones load, and cannot be accepted.
    placeholderData: (shown, of) => (of?.queryKey[1] === JSON.stringify(wanted) ? shown : undefined),
    enabled: !isMade,
    staleTime: 0,
    retry: false,
  });
  // Someone else has changed the booking: its new state is shown, and the quote is requested again for that.
  const isStale = preview.data?.RefusalCode === 'reservation.changed-meanwhile';
  const lookAgain = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (isStale) lookAgain();
  }, [isStale]);
  return preview;
}
