import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { DataTable } from '../parts/data-table.tsx';
import { CsvLink } from './csv-button.tsx';
import { monthOf, pickUpFinding } from './findings.ts';
import { Legend } from './legend.tsx';
import { PickUpChart } from './pick-up-chart.tsx';
import { ReportPart } from './report-part.tsx';
import type { ReportView } from './report-view.ts';

interface PickUpPartProps {
  readonly view: ReportView;
  readonly pickUp: DeskAnswer<'Reports/PickUp'>;
}

/** What is booked for the months to come, whatever the period shown. */
export function PickUpPart({ view, pickUp }: PickUpPartProps) {
  const { months } = pickUp;
  const says = pickUpFinding(pickUp);
  const figure = (name: string) => ({ name, isFigure: true });
  return (
    <ReportPart
      title="Pick-up"
      says={says}
      legend={
        <Legend
          keys={[
            ['whole', 'On the books'],
            ['soft', 'Last seven days'],
            ['cut', 'This day last year'],
          ]}
        />
      }
      csv={<CsvLink view={view} parts={['pick-up']} of="pick-up" />}
      chart={<PickUpChart months={months} says={says} />}
    >
      <DataTable
        caption="Nights by month of stay"
        columns={[
          { name: 'Month' },
          figure('Nights'),
          figure('7 days'),
          figure('7 before'),
          figure('Last year'),
          figure('7 then'),
        ]}
        rows={months.map(({ month, nights, picked, pickedBefore, lastYearNights, lastYearPicked }) => [
          monthOf(month),
          nights,
          picked,
          pickedBefore,
          lastYearNights,
          lastYearPicked,
        ])}
      />
    </ReportPart>
  );
}
