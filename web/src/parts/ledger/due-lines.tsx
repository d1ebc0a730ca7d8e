import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import { LedgerLine } from '../../ui/ledger-line.tsx';

interface DueLinesProps {
  readonly vatMinor: number;
  readonly due: DueSchedule;
  readonly currency: CurrencyCode;
}

/** What stands under a total: the VAT in it, and when it is paid. */
export function DueLines({ vatMinor, due, currency }: DueLinesProps) {
  return (
    <>
      <LedgerLine kind="sub" label="VAT in this price" value={moneyText(vatMinor, currency)} />
      <LedgerLine label="To pay today" value={moneyText(due.nowMinor, currency)} />
      {due.later.map(({ date, minor }) => (
        <LedgerLine
          key={date}
          label={`To pay on ${shortDateText(date)}`}
          value={moneyText(minor, currency)}
        />
      ))}
      <LedgerLine label="To pay at the hotel" value={moneyText(due.atHotelMinor, currency)} />
    </>
  );
}
