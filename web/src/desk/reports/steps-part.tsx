import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { ReportPart as CsvPart } from '@portico/contract/desk/report-parts';
import { moneyText } from '@portico/contract/texts/money-text';
import { shareOf } from '@portico/domain/reports/figures';
import { DataTable } from '../parts/data-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { CsvLink } from './csv-button.tsx';
import { cancelledFinding, leadFinding, lengthFinding } from './findings.ts';
import { Legend } from './legend.tsx';
import { ReportPart } from './report-part.tsx';
import { wholePercentText } from './report-texts.ts';
import type { StayPartProps } from './stay-parts.tsx';

type Stays = DeskAnswer<'Reports/Stays'>;
type Arrivals = Stays['arrivals'];

interface Steps {
  readonly title: string;
  readonly says: (arrivals: Arrivals) => string;
  readonly csv: readonly CsvPart[];
  /** Heads the column of steps. */
  readonly first: string;
  /** Each step, as its row and as its bar have it. */
  readonly names: readonly (readonly [string, string])[];
  readonly steps: (arrivals: Arrivals) => Arrivals['lead'];
  /** Shares are of so many rooms. */
  readonly of: (arrivals: Arrivals) => number;
}

const days = [
  ['On the day', '0'],
  ['1 to 3', '1–3'],
  ['4 to 7', '4–7'],
  ['8 to 14', '8–14'],
  ['15 to 30', '15–30'],
  ['31 to 60', '31–60'],
  ['61 or more', '61+'],
] as const;

const kinds = {
  lead: {
    title: 'How long before',
    says: leadFinding,
    csv: ['lead-time'],
    first: 'Days',
    names: days,
    steps: ({ lead }) => lead,
    of: ({ rooms }) => rooms,
  },
  lengths: {
    title: 'How long they stay',
    says: lengthFinding,
    csv: ['length-of-stay'],
    first: 'Nights',
    names: [
      ['1 night', '1'],
      ['2 nights', '2'],
      ['3 nights', '3'],
      ['4 to 6', '4–6'],
      ['7 to 13', '7–13'],
      ['14 or more', '14+'],
    ],
    steps: ({ lengths }) => lengths,
    of: ({ rooms }) => rooms,
  },
  cancelled: {
    title: 'Cancelled how long before',
    says: cancelledFinding,
    csv: ['cancellations', 'cancellation-reasons'],
    first: 'Days',
    names: days,
    steps: ({ cancelled }) => cancelled.ahead,
    of: ({ cancelled }) => cancelled.rooms,
  },
} as const satisfies Record<string, Steps>;

/** Rooms by days or nights: each step's share, beside what it is compared with. */
export function StepsPart({
  kind,
  view,
  stays,
  before,
  names,
}: StayPartProps & { readonly kind: keyof typeof kinds }) {
  const { title, says, csv, first, names: steps, ...figures }: Steps = kinds[kind];
  const sharesOf = ({ arrivals }: Stays) =>
    figures.steps(arrivals).map(({ rooms }) => shareOf(rooms, figures.of(arrivals)));
  const now = sharesOf(stays);
  const then = before && sharesOf(before);
  const finding = says(stays.arrivals);
  return (
    <ReportPart
      title={title}
      says={finding}
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
      csv={<CsvLink view={view} parts={csv} of={title.toLowerCase()} />}
      chart={
        <ColumnChart
          says={finding}
          columns={steps.map(([, label], index) => ({
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
        rows={steps.map(([name], index) => [
          name,
          wholePercentText(now[index] ?? null),
          ...(then === undefined ? [] : [wholePercentText(then[index] ?? null)]),
        ])}
      />
    </ReportPart>
  );
}

/** Why rooms were cancelled, and those whose guests did not come. */
export function ReasonsPart({ view, stays: { arrivals, currency } }: Pick<StayPartProps, 'view' | 'stays'>) {
  const { cancelled, noShows } = arrivals;
  const gone = cancelled.rooms + noShows.rooms;
  const row = (
    name: string,
    { rooms, nights, lostNetMinor }: Pick<typeof noShows, 'rooms' | 'nights' | 'lostNetMinor'>,
  ) => [name, rooms, nights, moneyText(lostNetMinor, currency)];
  return (
    <ReportPart
      title="Why they did not stay"
      says={
        gone === 0
          ? 'Every room booked stands.'
          : 'By the reason that guests chose. Lost is the price of the room, net, before any fee.'
      }
      csv={<CsvLink view={view} parts={['cancellation-reasons']} of="why they did not stay" />}
    >
      {gone > 0 && (
        <DataTable
          caption="Rooms by reason"
          columns={[
            { name: 'Reason' },
            ...['Rooms', 'Nights', 'Lost'].map((name) => ({ name, isFigure: true })),
          ]}
          rows={[
            ...cancelled.reasons.map(({ name, ...lost }) => row(name ?? 'None known', lost)),
            row('Did not come', noShows),
          ]}
          total={row('All', {
            rooms: gone,
            nights: cancelled.nights + noShows.nights,
            lostNetMinor: cancelled.lostNetMinor + noShows.lostNetMinor,
          })}
        />
      )}
    </ReportPart>
  );
}
