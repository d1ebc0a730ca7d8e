import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ShortPage } from '../../ui/short-page.tsx';
import { whatFor } from './pay-texts.ts';
import { readSentPayment } from './sent-payment.ts';

interface UnderWayProps {
  readonly asked: PayByLinkResponse;
  readonly isAsking: boolean;
  readonly onLookAgain: () => void;
}

/** Somebody is paying at this moment: in another tab, on another telephone, or here before a reload. */
export function UnderWay({ asked, isAsking, onLookAgain }: UnderWayProps) {
  const { code, name } = useHotel();
  usePageFocus(`Payment under way – ${name}`, 'payment under way');
  const token = readSentPayment(asked.PaymentId)?.token ?? null;
  return (
    <ShortPage heading={asked.Type === 'Invoice' ? 'A payment is under way' : 'A card is being kept'}>
      <p className="side-head">{whatFor(asked)}</p>
      <p className="lead" role="status">
        {asked.Message}
      </p>
      <div className="actions">
        {token !== null && (
          <a className={buttonClass()} href={guestPaths.securePayStatus(code, token)}>
            Go on with your payment
          </a>
        )}
        <Button variant={token === null ? 'primary' : 'second'} busy={isAsking} onClick={onLookAgain}>
          Look again
        </Button>
      </div>
    </ShortPage>
  );
}
