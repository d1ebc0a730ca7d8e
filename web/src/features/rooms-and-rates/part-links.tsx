import { Link } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { textLinkClass } from '../../ui/text-link.tsx';
import { finishedParts } from './journey/finished-parts.ts';
import styles from './journey/rooms-and-rates.module.css';
import type { Journey } from './journey/use-journey.ts';
import { viewQuery } from './journey/view.ts';

/** Under the ledger: back to each part that is done, save the one that is shown. */
export function PartLinks({ journey }: { journey: Journey }) {
  const { unit } = useHotel();
  const { search } = journey.facts;
  const shown = viewQuery(search.link, journey.view);
  const parts = finishedParts(journey.state, unit)
    .map(({ view, name }) => ({ query: viewQuery(search.link, view), name }))
    .filter(({ query }) => query !== shown);
  if (parts.length === 0) return null;
  return (
    <ul className={styles.partLinks} aria-label="Change what you have chosen">
      {parts.map(({ query, name }) => (
        <li key={query}>
          <Link className={textLinkClass} to={`?${query}`}>
            Change {name.toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
