import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { moneyText } from '@portico/contract/texts/money-text';
import { averageOf, shareOf } from '@portico/domain/reports/figures';
import { grossOf } from '@portico/domain/reports/stay-sums';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { ColumnChart } from './column-chart.tsx';
import { CsvLink } from './csv-button.tsx';
import { occupancyFinding, revenueFinding } from './findings.ts';
import { Legend } from './legend.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { ReportPart, ShortTable } from './report-part.tsx';
import { axisMoneyText, wholeMoneyText, wholePercentText } from './report-texts.ts';
import type { ReportView } from './report-view.ts';
import { spanLength, spansOf, spanText } from './spans.ts';
import { SumChart } from './sum-chart.tsx';

type Stays = DeskAnswer<'Reports/Stays'>;

export interface StayPartProps {
  readonly view: ReportView;
  readonly stays: Stays;
  /** Undefined: nothing is compared. */
  readonly before: Stays | undefined;
  /** Names of both periods: “2027” and “2026”. */
  readonly names: readonly [string, string];
}

export function OccupancyPart({
  view,
  stays,
  before,
  names,
  today,
}: StayPartProps & { readonly today: LocalDate }) {
  const length = spanLength(stays.days.length);
  const spans = spansOf(stays.days, before?.days, today);
  const says = occupancyFinding(spans, length, before === undefined ? 'none' : view.compare);
  const [now, then] = names;
  return (
    <ReportPart
      title="Occupancy"
      says={says}
      legend={
        <Legend
          keys={[
            ['whole', now],
            ...(spans.some(({ isUnderWay }) => isUnderWay) ? [['soft', `This ${length}`] as const] : []),
            ...(before === undefined ? [] : [['cut', then] as const]),
          ]}
        />
      }
      csv={<CsvLink view={view} parts={['days']} of="occupancy" />}
      chart={
        <ColumnChart
          says={says}
          columns={spans.map((span) => ({
            label: spanText(span, length),
            value: span.occupancy,
            before: span.occupancyBefore,
            isUnderWay: span.isUnderWay,
          }))}
        />
      }
    >
      <ShortTable
        caption="Occupancy in figures"
        columns={[
          { name: length === 'week' ? 'Week of' : length === 'day' ? 'Day' : 'Month' },
          { name: now, isFigure: true },
          ...(before === undefined ? [] : [{ name: then, isFigure: true }]),
        ]}
        rows={spans
          .toReversed()
          .map((span) => [
            spanText(span, length),
            wholePercentText(span.occupancy),
            ...(before === undefined ? [] : [wholePercentText(span.occupancyBefore)]),
          ])}
        all={`All ${counted(spans.length, length)}`}
      />
    </ReportPart>
  );
}

export function RevenuePart({
  view,
  stays,
  before,
  names,
  today,
}: StayPartProps & { readonly today: LocalDate }) {
  const { currency, roomTypes, sums } = stays;
  const length = spanLength(stays.days.length);
  const spans = spansOf(stays.days, before?.days, today);
  const says = revenueFinding(spans, currency, before === undefined ? 'none' : view.compare);
  const money = (minor: number) => wholeMoneyText(minor, currency);
  return (
    <ReportPart
      title="Revenue, added up"
      says={says}
      legend={
        before && (
          <Legend
            keys={[
              ['whole', names[0]],
              ['dots', names[1]],
            ]}
          />
        )
      }
      csv={<CsvLink view={view} parts={['room-types']} of="revenue by room" />}
      chart={
        <SumChart
          says={says}
          money={(minor) => axisMoneyText(minor, currency)}
          points={spans.map((span) => ({
            label: spanText(span, length),
            now: span.revenueMinor,
            before: span.revenueBeforeMinor,
          }))}
        />
      }
    >
      <DataTable
        caption="Revenue by room"
        columns={[{ name: 'Room' }, { name: 'Net', isFigure: true }, { name: 'Share', isFigure: true }]}
        rows={roomTypes.map(({ name, room }) => [
          name,
          money(room.netMinor),
          wholePercentText(shareOf(room.netMinor, sums.room.netMinor)),
        ])}
      />
    </ReportPart>
  );
}

/** All that came in, net and with VAT. */
export function SumsPart({ view, stays }: Pick<StayPartProps, 'view' | 'stays'>) {
  const { currency, roomTypes, sums } = stays;
  const money = (minor: number) => moneyText(minor, currency);
  const rate = (netMinor: number, nights: number) => {
    const average = averageOf(netMinor, nights);
    return average === null ? '–' : money(average);
  };
  const line = ({ netMinor, vatMinor, grossMinor }: Stays['sums']['room']) =>
    [netMinor, vatMinor, grossMinor].map(money);
  const netMinor = sums.room.netMinor + sums.extras.netMinor + sums.fees.netMinor;
  const vatMinor = sums.room.vatMinor + sums.extras.vatMinor + sums.fees.vatMinor;
  return (
    <ReportPart
      title="Revenue, net and gross"
      isWide
      says={`${money(netMinor)} net and ${money(vatMinor)} VAT; with city tax guests were asked for ${money(grossOf(sums))}.`}
      csv={<CsvLink view={view} parts={['room-types']} of="revenue, net and gross" />}
    >
      <DataTable
        caption="Net, VAT and gross"
        columns={[
          { name: 'What' },
          ...['Nights let', 'A room let', 'Net', 'VAT', 'Gross'].map((name) => ({ name, isFigure: true })),
        ]}
        rows={[
          ...roomTypes.map(({ name, let: nights, room }) => [
            name,
            nights,
            rate(room.netMinor, nights),
            ...line(room),
          ]),
          ['Extras', '', '', ...line(sums.extras)],
          ['Cancellation fees', '', '', ...line(sums.fees)],
          ...(sums.cityTaxMinor === 0 ? [] : [['City tax', '', '', '', '', money(sums.cityTaxMinor)]]),
        ]}
        total={[
          'All',
          sums.let,
          rate(sums.room.netMinor, sums.let),
          money(netMinor),
          money(vatMinor),
          money(grossOf(sums)),
        ]}
      />
    </ReportPart>
  );
}
