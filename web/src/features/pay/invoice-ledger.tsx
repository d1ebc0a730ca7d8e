import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { moneyText } from '@portico/contract/texts/money-text';
import { invoiceVatLines } from '@portico/contract/texts/tax-texts';
import { vatByRateFromWire } from '@portico/contract/wire/taxes';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { useMoney } from './use-money.ts';

/** The lines of an invoice, what was paid, what another link requests, and what remains. */
export function InvoiceLedger({ request }: { request: PayByLinkResponse }) {
  const { currency } = useHotel();
  const { Action, Lines, TotalAmount, VatByRate, Paid, AmountToPay } = request;
  const minor = (amount: number) => fromWireAmount(amount, currency);
  const money = useMoney();
  const laterMinor = minor(TotalAmount) - minor(Paid) - minor(AmountToPay);
  const isWhole = TotalAmount === AmountToPay;
  // Nothing was paid and nothing is requested: the hotel has cancelled it.
  const later = Action === 'None' && Paid === 0 ? 'Not to be paid any more' : 'Not asked for here';
  const vat = invoiceVatLines(vatByRateFromWire(VatByRate, currency)).map(({ label, minor: sum }) => (
    <LedgerLine key={label} kind="sub" label={label} value={moneyText(sum, currency)} />
  ));
  return (
    <Ledger big>
      {Lines.map(({ Text, Quantity, UnitAmount, Amount }, index) => (
        <LedgerLine
          key={index}
          label={Quantity === 1 ? Text : `${Text}, ${money(UnitAmount)} × ${Quantity}`}
          value={money(Amount)}
        />
      ))}
      {!isWhole && (
        <>
          <LedgerLine kind="head" label="Invoice total" value={money(TotalAmount)} />
          {vat}
        </>
      )}
      {Paid > 0 && <LedgerLine kind="positive" label="Paid so far" value={`−${money(Paid)}`} />}
      {laterMinor > 0 && <LedgerLine label={later} value={moneyText(laterMinor, currency)} />}
      <LedgerTotal
        label={isWhole || laterMinor > 0 ? 'To pay now' : 'Left to pay'}
        value={money(AmountToPay)}
      />
      {isWhole && vat}
    </Ledger>
  );
}
