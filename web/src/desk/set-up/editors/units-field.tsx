import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { useQuery } from '@tanstack/react-query';
import { deskHotel } from '../../lib/desk-document.ts';
import { deskQuery } from '../../lib/desk-queries.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { valueAt } from '../form/at-path.ts';
import { NumberField, TickField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { usePartForm } from '../form/part-form.ts';
import { DaysFields, WeekdaysField } from './days-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** How many of an extra there are on each date, where there are only so many. */
export function UnitsField() {
  const { value } = usePartForm();
  const { today } = deskHotel();
  return (
    <PartSection
      title="How many there are"
      how="Each night takes one where it is charged each night, otherwise the day of arrival."
    >
      <TickField path="isLimited" />
      {valueAt(value, 'isLimited') === true && (
        <>
          <Standing extraId={Number(valueAt(value, 'id'))} />
          <ListField path="inventory" most={2_000} start={() => ({ from: today, to: today, units: 1 })}>
            {(path) => (
              <>
                <Pair>
                  <DaysFields path={path} />
                  <NumberField path={`${path}.units`} />
                </Pair>
                <WeekdaysField path={`${path}.weekdays`} />
              </>
            )}
          </ListField>
        </>
      )}
    </PartSection>
  );
}

function Standing({ extraId }: { readonly extraId: number }) {
  const { data } = useQuery(deskQuery('SetUp/ReadUnits', { extraId }));
  if (data === undefined) return null;
  if (data.units.length === 0) return <p>There are none on any date.</p>;
  return (
    <DataTable
      caption="As guests can book it"
      columns={[{ name: 'Dates' }, { name: 'On' }, { name: 'How many', isFigure: true }]}
      rows={data.units.map(({ from, to, weekdays, units }: Units) => [
        from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`,
        weekdays?.join(', ') ?? 'every day',
        String(units),
      ])}
    />
  );
}

const dayText = (date: string) => shortDateText(localDate(date));

type Units = DeskAnswer<'SetUp/ReadUnits'>['units'][number];
