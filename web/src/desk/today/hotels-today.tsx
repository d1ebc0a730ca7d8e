import { deskPaths } from '@portico/contract/desk/desk-document';
import { useQuery } from '@tanstack/react-query';
import { deskQuery } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { DataTable } from '../parts/data-table.tsx';
import { DeskSection } from '../parts/desk-section.tsx';

const columns = [
  { name: 'Hotel' },
  { name: 'Arriving', isFigure: true },
  { name: 'Leaving', isFigure: true },
  { name: 'Let tonight', isFigure: true },
  { name: 'Needs a person', isFigure: true },
];

/** Today at each hotel of who is logged in; nothing where there is one. */
export function HotelsToday() {
  const hasSeveral = useDeskSession().hotels.length > 1;
  const { data } = useQuery({ ...deskQuery('Today/ReadHotels', {}), enabled: hasSeveral });
  if (!hasSeveral || data === undefined) return null;
  const { hotels } = data;
  const sum = (of: 'arriving' | 'leaving' | 'let' | 'rooms' | 'needs') =>
    hotels.reduce((all, hotel) => all + hotel[of], 0);
  return (
    <DeskSection title="Your hotels, today">
      <DataTable
        caption="Your hotels, today"
        columns={columns}
        rows={hotels.map(({ code, name, arriving, leaving, let: letRooms, rooms, needs }) => [
          <a key="name" href={deskPaths.today(code)}>
            {name}
          </a>,
          arriving,
          leaving,
          `${letRooms} of ${rooms}`,
          needs,
        ])}
        total={['All', sum('arriving'), sum('leaving'), `${sum('let')} of ${sum('rooms')}`, sum('needs')]}
      />
    </DeskSection>
  );
}
