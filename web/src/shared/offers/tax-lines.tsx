import { moneyText } from '@portico/contract/texts/money-text';
import { taxLines } from '@portico/contract/texts/tax-texts';
import type { Taxes } from '@portico/contract/wire/taxes';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { LedgerLine } from '../../ui/ledger.tsx';

/** The lines of the taxes in a total. */
export function TaxLines({ taxes, currency }: { readonly taxes: Taxes; readonly currency: CurrencyCode }) {
  return taxLines(taxes).map(({ label, minor }) => (
    <LedgerLine key={label} kind="sub" label={label} value={moneyText(minor, currency)} />
  ));
}
