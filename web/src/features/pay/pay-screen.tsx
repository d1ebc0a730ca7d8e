import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { requiredAction } from '@portico/domain/payment/pay-link';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ShortPage } from '../../ui/short-page.tsx';
import { InvoiceLedger } from './invoice-ledger.tsx';
import { PayForm } from './pay-form.tsx';
import { PayUnread } from './pay-states.tsx';
import { whatFor } from './pay-texts.ts';
import { readSentPayment } from './sent-payment.ts';
import type { PayFormProps } from './use-pay-form.ts';

const madeFor = { Pay: 'pay', StoreCard: 'store-card' } as const;

interface PayScreenProps extends Pick<PayFormProps, 'typedEmail' | 'firstNews'> {
  readonly link: PayLink;
}

/** What the link requests now: a payment, a card, or nothing any more. */
export function PayScreen({ link, typedEmail, firstNews }: PayScreenProps) {
  const query = usePayLink(link);
  const { data, refetch } = query;
  if (data === undefined) return <PayUnread query={query} />;
  const { Action, AmountToPay } = data;
  const action = Action === 'None' ? 'none' : requiredAction(madeFor[Action], AmountToPay);
  if (action === 'none') return <NothingToDo request={data} />;
  return <PayForm request={data} typedEmail={typedEmail} firstNews={firstNews} onStale={refetch} />;
}

/** The contents of a link's address. */
interface PayLink {
  /** `P` pays an invoice; anything else saves a card. */
  readonly actionType: string;
  readonly invoiceNumber: string;
  readonly hash: string;
  readonly paymentId: string;
}

/** What the link requests, never cached: someone else may have paid. */
function usePayLink(link: PayLink) {
  const query = { propertyId: useHotel().id, ...link };
  return useQuery({
    ...getQuery('/api/PayByLink/Get', query),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The invoice is paid, or the card is no longer needed. */
function NothingToDo({ request }: { request: PayByLinkResponse }) {
  const { code, name } = useHotel();
  const heading = request.Type === 'Invoice' ? 'Nothing to pay' : 'Nothing to do';
  usePageFocus(`${heading} – ${name}`, 'nothing to do');
  const token = readSentPayment(request.PaymentId)?.token ?? null;
  return (
    <ShortPage heading={heading}>
      <p className="side-head">{whatFor(request)}</p>
      <p className="lead">{request.Message ?? payByLinkTexts.nothingOutstanding}</p>
      {request.Lines.length > 0 && <InvoiceLedger request={request} />}
      {token !== null && (
        <p>
          <a className={buttonClass()} href={guestPaths.securePayConfirmation(code, token)}>
            See your receipt
          </a>
        </p>
      )}
    </ShortPage>
  );
}
