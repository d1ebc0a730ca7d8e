import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { onInvoiceTo } from '@portico/contract/texts/payment-texts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { Ledger, LedgerLine } from '../../../ui/ledger.tsx';
import { voucherLabel } from '../../offers/voucher-texts.ts';
import { amountText, savedCardText, type RefundPart } from './money-texts.ts';

interface ChangeLedgerProps {
  readonly quote: WireChangeQuote;
  readonly refunds: readonly RefundPart[];
  /** The gift voucher that pays a part, masked or not; null without one. */
  readonly voucherCode: string | null;
  /** The invoiced company; null: the guest's own invoice. */
  readonly companyName: string | null;
}

/** What is paid, what is charged now or refunded, and what is still to pay, when and where. */
export function ChangeLedger({ quote, refunds, voucherCode, companyName }: ChangeLedgerProps) {
  const { currency } = useHotel();
  const money = (amount: number) => amountText(amount, currency);
  const card = quote.HowToPay === 'kept-card' ? savedCardText(quote) : null;
  return (
    <Ledger>
      {quote.VoucherPays > 0 && (
        <LedgerLine
          kind="positive"
          label={voucherCode === null ? 'Gift voucher' : voucherLabel(voucherCode)}
          value={`−${money(quote.VoucherPays)}`}
        />
      )}
      {quote.Paid > 0 && <LedgerLine kind="sub" label="Paid so far" value={money(quote.Paid)} />}
      <LedgerLine
        label={card === null || quote.ToPayNow === 0 ? 'To pay now' : `To pay now, from ${card}`}
        value={money(quote.ToPayNow)}
      />
      {refunds.map(({ amount, to }) => (
        <LedgerLine key={to} kind="positive" label={`Goes back to ${to}`} value={money(amount)} />
      ))}
      {quote.DueLater.map(({ Date: date, Amount }) => (
        <LedgerLine key={date} label={`To pay on ${shortDateText(date)}`} value={money(Amount)} />
      ))}
      {quote.DueOnInvoice > 0 && (
        <LedgerLine label={onInvoiceTo(companyName)} value={money(quote.DueOnInvoice)} />
      )}
      <LedgerLine label="To pay at the hotel" value={money(quote.DueAtHotel)} />
    </Ledger>
  );
}
