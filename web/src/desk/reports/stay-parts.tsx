import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { shareOf } from '@portico/domain/reports/figures';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { ColumnChart } from './column-chart.tsx';
import { CsvLink } from './csv-button.tsx';
import { leadFinding, lengthFinding, occupancyFinding, revenueFinding } from './findings.ts';
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

const leadNames = ['On the day', '1 to 3', '4 to 7', '8 to 14', '15 to 30', '31 to 60', '61 or more'];
const leadLabels = ['0', '1–3', '4–7', '8–14', '15–30', '31–60', '61+'];
const lengthNames = ['1 night', '2 nights', '3 nights', '4 to 6', '7 to 13', '14 or more'];
const lengthLabels = ['1', '2', '3', '4–6', '7–13', '14+'];

export function LeadPart(props: StayPartProps) {
  return (
    <StepsPart
      {...props}
      title="How long before"
      says={leadFinding(props.stays.arrivals)}
      part="lead-time"
      steps="lead"
      first="Days"
      labels={leadLabels}
      rowNames={leadNames}
    />
  );
}

export function LengthPart(props: StayPartProps) {
  return (
    <StepsPart
      {...props}
      title="How long they stay"
      says={lengthFinding(props.stays.arrivals)}
      part="length-of-stay"
      steps="lengths"
      first="Nights"
      labels={lengthLabels}
      rowNames={lengthNames}
    />
  );
}

interface StepsPartProps extends StayPartProps {
  readonly title: string;
  readonly says: string;
  readonly part: 'lead-time' | 'length-of-stay';
  readonly steps: 'lead' | 'lengths';
  readonly first: string;
  readonly labels: readonly string[];
  readonly rowNames: readonly string[];
}

function StepsPart({
  view,
  stays,
  before,
  names,
  title,
  says,
  part,
  steps,
  first,
  labels,
  rowNames,
}: StepsPartProps) {
  const sharesOf = ({ arrivals }: Stays) =>
    arrivals[steps].map(({ rooms }) => shareOf(rooms, arrivals.rooms));
  const now = sharesOf(stays);
  const then = before && sharesOf(before);
  return (
    <ReportPart
      title={title}
      says={says}
      legend={
        before && (
          <Legend
            keys={[
              ['whole', names[0]],
              ['cut', names[1]],
            ]}
          />
        )
      }
      csv={<CsvLink view={view} parts={[part]} of={title.toLowerCase()} />}
      chart={
        <ColumnChart
          says={says}
          columns={labels.map((label, index) => ({
            label,
            value: now[index] ?? null,
            before: then?.[index] ?? null,
          }))}
        />
      }
    >
      <DataTable
        caption={`${title}, in figures`}
        columns={[
          { name: first },
          { name: names[0], isFigure: true },
          ...(then === undefined ? [] : [{ name: names[1], isFigure: true }]),
        ]}
        rows={rowNames.map((name, index) => [
          name,
          wholePercentText(now[index] ?? null),
          ...(then === undefined ? [] : [wholePercentText(then[index] ?? null)]),
        ])}
      />
    </ReportPart>
  );
}
