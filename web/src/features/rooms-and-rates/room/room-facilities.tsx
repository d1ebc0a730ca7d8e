import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import { guestPaths } from '@portico/contract/paths';
import { Link, useSearchParams } from 'react-router';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import styles from './room-facilities.module.css';

/** What is in a room, in the hotel's groups; how to get in, measured; and what is not there. */
export function RoomFacilities({ details }: { details: RoomTypeDetails }) {
  const { unit } = useHotel();
  const access = accessFacts(details);
  const beds = bedFacts(details);
  const groups = [
    ...details.Facilities.map(({ Title, Items }) => ({ title: Title, items: Items })),
    ...(beds.length > 0 ? [{ title: 'Further beds', items: beds }] : []),
    ...(access.length > 0 ? [{ title: 'Getting in', items: access }] : []),
  ];
  if (groups.length === 0 && details.NotHere.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="room-facilities">
      <h2 className="h3" id="room-facilities">
        What is in the {unit.singular}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {details.NotHere.length > 0 && <NotHere details={details} />}
      </div>
    </section>
  );
}

function NotHere({ details }: { details: RoomTypeDetails }) {
  const { code } = useHotel();
  const [query] = useSearchParams();
  return (
    <div className={styles.not}>
      <h3>Not here</h3>
      <ul>
        {details.NotHere.map(({ Name, RoomType }) => (
          <li key={Name}>
            {Name}
            {RoomType !== null && (
              <>
                : see{' '}
                <Link to={`${guestPaths.room(code, RoomType.RoomTypeId)}?${query.toString()}`}>
                  {RoomType.Name}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “Cot: 1 fits”. */
function bedFacts({ Cots, ExtraBeds }: RoomTypeDetails): string[] {
  const fit = (count: number) => `${count} ${count === 1 ? 'fits' : 'fit'}`;
  return [
    ...(Cots > 0 ? [`Cot: ${fit(Cots)}`] : []),
    ...(ExtraBeds > 0 ? [`Extra bed: ${fit(ExtraBeds)}`] : []),
  ];
}

function accessFacts({ RoomType, Steps, DoorWidth, AccessNotes }: RoomTypeDetails): string[] {
  return [
    ...(RoomType.IsStepFree ? ['Step-free from the street to the bed'] : []),
    ...(Steps === null || RoomType.IsStepFree ? [] : [stepsText(Steps)]),
    ...(DoorWidth === null ? [] : [`Narrowest door ${DoorWidth} cm wide`]),
    ...AccessNotes,
  ];
}

function stepsText(steps: number): string {
  if (steps === 0) return 'No steps to its door';
  return `${steps} ${steps === 1 ? 'step' : 'steps'} to its door`;
}
