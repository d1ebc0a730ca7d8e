import type { TransactionConfirmationResponse } from '@portico/contract/calls/pay-by-link';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { useParams } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { CopyText } from '../../shared/booked/copy-text.tsx';
import { momentText } from '../../shared/hotel/clock-text.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { HotelMark } from '../../shared/hotel/hotel-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { Receipt } from '../../ui/receipt.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { PayEnded } from './pay-ended.tsx';
import { PayUnread } from './pay-states.tsx';
import { whatFor } from './pay-texts.ts';
import styles from './pay.module.css';
import { useMoney } from './use-money.ts';
import { useReceipt } from './use-transaction.ts';

/** What was paid, or which card is saved. */
export default function ConfirmationPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const query = useReceipt(token);
  const { data } = query;
  if (data === undefined) return <PayUnread query={query} token={token} />;
  return data.Success ? <PayReceipt paid={data} /> : <PayEnded message={data.Message} />;
}

/** The receipt with its reference, to copy and print. */
function PayReceipt({ paid }: { paid: TransactionConfirmationResponse }) {
  const hotel = useHotel();
  const { name } = hotel;
  const money = useMoney();
  const { Action, TransactionReference: reference, PaidAt, Email, Description } = paid;
  const isPayment = Action === 'Pay';
  const heading = isPayment ? payByLinkTexts.paid : payByLinkTexts.cardSaved;
  usePageFocus(`${heading} – ${name}`, 'pay receipt');
  const forWhat = `for ${paid.Type.toLowerCase()} ${paid.InvoiceNumber}`;
  const at = PaidAt === null ? undefined : momentText(PaidAt, hotel);
  return (
    <ShortPage heading={heading}>
      <p className="lead">
        {isPayment
          ? `${name} has your ${money(paid.AmountToPay)} ${forWhat}.`
          : `${name} keeps your card ${forWhat}. Nothing is charged now.`}{' '}
        We have sent all of this to <b className={styles.email}>{Email}</b>.
      </p>
      <Receipt title="Receipt" sub={at} mark={<HotelMark />}>
        <Ledger>
          <LedgerLine kind="note" label={whatFor(paid)} />
          {Description !== '' && <LedgerLine kind="note" label={Description} />}
          <LedgerLine kind="note" label={<span className={styles.reference}>Reference {reference}</span>} />
          <LedgerTotal
            label={isPayment ? `Paid${byCard(paid)}` : 'Charged now'}
            value={money(paid.AmountToPay)}
          />
          {!isPayment && <LedgerLine kind="note" label={`Kept${byCard(paid)}`} />}
        </Ledger>
      </Receipt>
      <div className="actions no-print">
        <CopyText text={reference} what="the reference" />
        <Button variant="second" size="small" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
    </ShortPage>
  );
}

/** “, Visa ending 4242”; empty when no card is known. */
function byCard({ CardBrand, LastFour }: TransactionConfirmationResponse): string {
  return CardBrand === null || LastFour === null ? '' : `, ${cardBrandText(CardBrand)} ending ${LastFour}`;
}
