import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import { LedgerLine } from '../../ui/ledger.tsx';

/** A voucher by its name, with what it pays in minor units. */
export interface VoucherLine {
  readonly label: string;
  readonly minor: number;
}

interface DueLinesProps {
  readonly vatMinor: number;
  readonly voucher?: VoucherLine | undefined;
  readonly due: DueOfBooking;
  readonly currency: CurrencyCode;
}

/** What stands under a total: the VAT in it, what a voucher pays of it, and when the rest is paid. */
export function DueLines({ vatMinor, voucher, due, currency }: DueLinesProps) {
  return (
    <>
      <LedgerLine kind="sub" label="VAT in this price" value={moneyText(vatMinor, currency)} />
      {voucher !== undefined && (
        <LedgerLine kind="positive" label={voucher.label} value={`−${moneyText(voucher.minor, currency)}`} />
      )}
      <LedgerLine label="To pay today" value={moneyText(due.nowMinor, currency)} />
      {due.later.map(({ date, minor }) => (
        <LedgerLine
          key={date}
          label={`To pay on ${shortDateText(date)}`}
          value={moneyText(minor, currency)}
        />
      ))}
      {due.onInvoiceMinor > 0 && (
        <LedgerLine label="On invoice" value={moneyText(due.onInvoiceMinor, currency)} />
      )}
      <LedgerLine label="To pay at the hotel" value={moneyText(due.atHotelMinor, currency)} />
    </>
  );
}
