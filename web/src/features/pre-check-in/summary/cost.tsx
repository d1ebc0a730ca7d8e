import { ChangeLedger } from '../../../parts/change-quote/change-ledger.tsx';
import { Compare } from '../../../parts/change-quote/compare.tsx';
import type { RefundPart } from '../../../parts/change-quote/money-texts.ts';
import { TermsThen } from '../../../parts/change-quote/terms-then.tsx';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { useCheckIn } from '../opened/check-in-context.ts';
import type { useCost } from './use-cost.ts';

interface CostProps {
  cost: ReturnType<typeof useCost>;
  refunds: readonly RefundPart[];
}

/** What the extras come to: as booked, then, and the difference; and where the sum goes. Or why they can't be had. */
export function Cost({ cost, refunds }: CostProps) {
  const { reservation } = useCheckIn();
  const { data, error, refetch } = cost;
  if (data === undefined && error === null)
    return (
      <Waiting label="Asking what your extras come to">
        <Skeleton width="60%" height="28px" />
        <Skeleton width="100%" height="20px" marginTop="18px" />
        <Skeleton width="100%" height="20px" marginTop="12px" />
      </Waiting>
    );
  if (data === undefined)
    return (
      <Notice tone="negative" title={error?.message}>
        <p>
          We could not ask what your extras come to. You can also call us: <PhoneLink />
        </p>
        <Button size="small" variant="second" onClick={() => void refetch()}>
          Ask again
        </Button>
      </Notice>
    );
  if (data.Quote === null)
    return (
      <Notice tone="negative" title={data.Message ?? 'These extras cannot be had.'}>
        Change your extras above, or call us: <PhoneLink />
      </Notice>
    );
  const booked = reservation.ReservationItems.map(({ ReservationItemId, RoomType }) => ({
    ReservationItemId,
    RoomTypeName: RoomType.Name,
  }));
  return (
    <>
      <TermsThen quote={data.Quote} />
      <h3>What it comes to</h3>
      <Compare quote={data.Quote} booked={booked} nowHead="Then" />
      <ChangeLedger
        quote={data.Quote}
        refunds={refunds}
        voucherCode={null}
        companyName={reservation.Company?.Name ?? null}
      />
    </>
  );
}
