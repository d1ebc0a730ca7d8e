import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Trail, type TrailStep } from '../../shared/steps/trail/trail.tsx';
import { finishedParts } from './journey/finished-parts.ts';
import type { Journey } from './journey/use-journey.ts';
import { viewQuery, type View } from './journey/view.ts';

/** The guest's position between search and checkout; each finished step links to its first room. */
export function Progress({ journey }: { journey: Journey }) {
  const { unit } = useHotel();
  const { facts, state, view } = journey;
  const finished = finishedParts(state, unit).map((part) => part.view);
  function urlOf(step: TrailStep): string | null {
    const rooms: View = { name: 'rooms', roomNumber: 1 };
    const shown = step === 'rooms' ? rooms : finished.find(({ name }) => name === step);
    return shown === undefined ? null : `?${viewQuery(facts.search.link, shown)}`;
  }
  return <Trail facts={facts} current={view.name} urlOf={urlOf} />;
}
