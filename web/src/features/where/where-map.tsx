import type { Where } from '@portico/contract/calls/where';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { LabelledMap } from '../../shared/pictures/labelled-map.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import styles from './where-map.module.css';

const NAMED_ON_A_PHONE = 3;

/** The hotel's drawn map with names over it, and the way to a map program. */
export function WhereMap({ map, labels }: { map: Where['Map']; labels: Where['Labels'] }) {
  const { property } = useHotel();
  return (
    <figure className={styles.figure}>
      {map !== null && (
        <LabelledMap
          map={map}
          labels={labels.map(({ Name, Note, X, Y, IsHotel }) => ({
            name: Name,
            note: Note,
            x: X,
            y: Y,
            isMain: IsHotel,
          }))}
          namedOnAPhone={NAMED_ON_A_PHONE}
          eager
        />
      )}
      <figcaption className={`small muted ${styles.caption}`}>
        <span>{map?.Caption}</span>
        <a className={textLinkClass} href={property.DirectionsUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" /> Open in maps<span className="vh"> (opens in a new tab)</span>
        </a>
      </figcaption>
    </figure>
  );
}
