import type { Where } from '@portico/contract/calls/where';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import styles from './where-map.module.css';

type Label = Where['Labels'][number];

/** On a phone the first labels show their names, and further ones a number that a list under the map explains. */
const NAMED_ON_A_PHONE = 3;
/** In percent: from here to the right a label extends to the left of its point. */
const TURNS_AT = 80;

/** The hotel's drawn map with names over it, and the way to a map program. */
export function WhereMap({ map, labels }: { map: Where['Map']; labels: Where['Labels'] }) {
  const { property } = useHotel();
  const further = labels.slice(NAMED_ON_A_PHONE);
  return (
    <figure className={styles.figure}>
      {map !== null && (
        <div className={styles.map}>
          <Picture image={map} size="page" eager />
          {labels.length > 0 && (
            <ul className={styles.labels} aria-label="On the map">
              {labels.map((label, index) => (
                <MapLabel key={`${label.Name} ${index}`} label={label} index={index} />
              ))}
            </ul>
          )}
        </div>
      )}
      {map !== null && further.length > 0 && (
        // The names are in the labels too, for those who cannot see them.
        <ol className={`small muted ${styles.further}`} aria-hidden="true">
          {further.map(({ Name, Note }, index) => (
            <li key={`${Name} ${index}`}>
              <b>{index + 1}</b> {Note === null ? Name : `${Name}, ${Note}`}
            </li>
          ))}
        </ol>
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

function MapLabel({ label: { Name, Note, X, Y, IsHotel }, index }: { label: Label; index: number }) {
  const number = index - NAMED_ON_A_PHONE + 1;
  return (
    <li
      className={classNames(
        styles.label,
        X >= TURNS_AT && styles.turned,
        IsHotel && styles.hotel,
        number > 0 && styles.numbered,
      )}
      style={{ left: `clamp(12px, ${X}%, calc(100% - 12px))`, top: `${Y}%` }}
    >
      <Tag kind={IsHotel ? 'fill' : 'plain'}>
        {number > 0 && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <span className={styles.name}>
          {Name}
          {Note !== null && <span className={styles.note}> {Note}</span>}
        </span>
      </Tag>
    </li>
  );
}
