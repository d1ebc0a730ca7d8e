import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ShortPage } from '../../ui/short-page.tsx';
import { InvoiceLedger } from './invoice-ledger.tsx';
import { whatFor } from './pay-texts.ts';
import { readSentPayment } from './sent-payment.ts';

/** The invoice is paid, or the card is needed no more. */
export function NothingToDo({ asked }: { asked: PayByLinkResponse }) {
  const { code, name } = useHotel();
  const heading = asked.Type === 'Invoice' ? 'Nothing to pay' : 'Nothing to do';
  usePageFocus(`${heading} – ${name}`, 'nothing to do');
  const token = readSentPayment(asked.PaymentId)?.token ?? null;
  return (
    <ShortPage heading={heading}>
      <p className="side-head">{whatFor(asked)}</p>
      <p className="lead">{asked.Message ?? payByLinkTexts.nothingOutstanding}</p>
      {asked.Lines.length > 0 && <InvoiceLedger asked={asked} />}
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
