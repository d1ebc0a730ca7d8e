import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { moneyText } from '@portico/contract/texts/money-text';
import { DataTable } from '../parts/data-table.tsx';
import { CsvLink } from './csv-button.tsx';
import { ReportPart } from './report-part.tsx';
import type { ReportView } from './report-view.ts';

const figure = (name: string) => ({ name, isFigure: true });

interface TaxesPartProps {
  readonly view: ReportView;
  readonly taxes: DeskAnswer<'Reports/Taxes'>;
}

/** Whatever the rooms chosen: a bookkeeper needs all. */
export function TaxesPart({ view, taxes }: TaxesPartProps) {
  const { rooms, invoices, vat, cityTax, grossMinor, currency } = taxes;
  const money = (minor: number) => moneyText(minor, currency);
  return (
    <ReportPart
      title="VAT for the bookkeeper"
      isWide
      says={`${counted(rooms, 'room')} by the day of departure, with extras and fees${invoices === 0 ? '' : `, and ${counted(invoices, 'invoice')} by link`}.`}
      csv={<CsvLink view={view} parts={['vat']} of="VAT" />}
    >
      <DataTable
        caption="VAT and city tax"
        columns={[{ name: 'Rate' }, figure('Net'), figure('VAT'), figure('Gross')]}
        rows={[
          ...vat.map(({ percent, netMinor, vatMinor }) => [
            `${percent}%`,
            money(netMinor),
            money(vatMinor),
            money(netMinor + vatMinor),
          ]),
          ...cityTax.map(({ name, paidAtHotel, minor }) => [
            paidAtHotel ? `${name}, paid at the hotel` : name,
            '',
            '',
            money(minor),
          ]),
        ]}
        total={['All', '', '', money(grossMinor)]}
      />
    </ReportPart>
  );
}
