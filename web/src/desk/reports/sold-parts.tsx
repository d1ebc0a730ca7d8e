import { moneyText } from '@portico/contract/texts/money-text';
import { DataTable } from '../parts/data-table.tsx';
import { CsvLink } from './csv-button.tsx';
import { codesFinding, extrasFinding } from './findings.ts';
import { ReportPart } from './report-part.tsx';
import type { StayPartProps } from './stay-parts.tsx';

type SoldPartProps = Pick<StayPartProps, 'view' | 'stays'>;

const figure = (name: string) => ({ name, isFigure: true });

const kindNames = { voucher: 'Gift vouchers', none: 'No code' };
const kindTexts = {
  company: 'A company is sent the invoice',
  voucher: 'Paid with one, whole or in part',
  none: 'Booked without a code',
};

export function CodesPart({ view, stays }: SoldPartProps) {
  const { codes, currency, sums } = stays;
  const money = (minor: number) => moneyText(minor, currency);
  const bookings = codes.reduce((sum, one) => sum + one.bookings, 0);
  return (
    <ReportPart
      title="Where bookings came from"
      isWide
      says={codesFinding(stays)}
      csv={<CsvLink view={view} parts={['codes']} of="codes" />}
    >
      <DataTable
        caption="Codes"
        columns={[
          { name: 'Code' },
          { name: 'What it is' },
          figure('Bookings'),
          figure('Nights'),
          figure('Given away'),
          figure('Revenue, net'),
        ]}
        rows={codes.map(({ kind, code, name, bookings: made, nights, givenAwayMinor, room }) => [
          code ?? (kind === 'voucher' || kind === 'none' ? kindNames[kind] : name),
          kind === 'promotion' || kind === 'rate' ? name : kindTexts[kind],
          made,
          nights,
          money(givenAwayMinor),
          money(room.netMinor),
        ])}
        total={['All', '', bookings, sums.let, money(sums.givenAwayMinor), money(sums.room.netMinor)]}
      />
    </ReportPart>
  );
}

export function ExtrasPart({ view, stays }: SoldPartProps) {
  const { extras, currency, sums } = stays;
  const money = (minor: number) => moneyText(minor, currency);
  return (
    <ReportPart
      title="Extras"
      says={extrasFinding(stays)}
      csv={<CsvLink view={view} parts={['extras']} of="extras" />}
    >
      {extras.length > 0 && (
        <DataTable
          caption="Extras"
          columns={[{ name: 'Extra' }, figure('Rooms'), figure('Net'), figure('VAT'), figure('Gross')]}
          rows={extras.map(({ name, rooms, netMinor, vatMinor, grossMinor }) => [
            name,
            rooms,
            money(netMinor),
            money(vatMinor),
            money(grossMinor),
          ])}
          total={[
            'All',
            '',
            money(sums.extras.netMinor),
            money(sums.extras.vatMinor),
            money(sums.extras.grossMinor),
          ]}
        />
      )}
    </ReportPart>
  );
}
