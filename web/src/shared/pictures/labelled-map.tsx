import type { WirePicture } from '@portico/contract/calls/wire-parts';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './labelled-map.module.css';
import { Picture } from './picture.tsx';

/** In percent: from here to the right a label extends to the left of its point. */
const TURNS_AT = 80;

export interface MapLabel {
  readonly name: string;
  readonly note?: string | null;
  /** In percent of the picture, from its top left. */
  readonly x: number;
  readonly y: number;
  /** Filled, and above the others. */
  readonly isMain: boolean;
  /** A link to that address. */
  readonly href?: string;
  /** A button; `isMain` says whether it is pressed. */
  readonly onPress?: () => void;
}

interface LabelledMapProps {
  readonly map: WirePicture;
  readonly labels: readonly MapLabel[];
  /** On a phone the first labels show their names; the others a number, which a list under the map explains. */
  readonly namedOnAPhone: number;
  readonly eager?: boolean;
}

/** A drawn map with names over it: in HTML, so that they stay sharp, translated and readable to everyone. */
export function LabelledMap({ map, labels, namedOnAPhone, eager = false }: LabelledMapProps) {
  const further = labels.slice(namedOnAPhone);
  return (
    <>
      <div className={styles.map}>
        <Picture image={map} size="page" eager={eager} />
        {labels.length > 0 && (
          <ul className={styles.labels} aria-label="On the map">
            {labels.map((label, index) => (
              <Label key={`${label.name} ${index}`} label={label} number={index - namedOnAPhone + 1} />
            ))}
          </ul>
        )}
      </div>
      {further.length > 0 && (
        // The names are in the labels too, for those who cannot see them.
        <ol className={`small muted ${styles.further}`} aria-hidden="true">
          {further.map(({ name, note = null }, index) => (
            <li key={`${name} ${index}`}>
              <b>{index + 1}</b> {note === null ? name : `${name}, ${note}`}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** `number`: above 0, shown on a phone instead of the name. */
function Label({ label, number }: { label: MapLabel; number: number }) {
  const { name, note = null, x, y, isMain } = label;
  const isTurned = x >= TURNS_AT;
  return (
    <li
      className={classNames(
        styles.label,
        isTurned && styles.turned,
        isMain && styles.main,
        number > 0 && styles.numbered,
      )}
      style={{
        left: `clamp(12px, ${x}%, calc(100% - 12px))`,
        top: `${y}%`,
        maxWidth: `calc(${isTurned ? x : 100 - x}% + 12px)`,
      }}
    >
      <Holder label={label}>
        <Tag kind={isMain ? 'fill' : 'plain'}>
          {number > 0 && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <span className={styles.name}>
            {name}
            {note !== null && <span className={styles.note}> {note}</span>}
          </span>
        </Tag>
      </Holder>
    </li>
  );
}

function Holder({ label: { href, onPress, isMain }, children }: { label: MapLabel; children: ReactNode }) {
  const pressable = classNames(styles.holder, styles.press);
  if (href !== undefined) {
    return (
      <a className={pressable} href={href}>
        {children}
      </a>
    );
  }
  if (onPress !== undefined) {
    return (
      <button
        type="button"
        className={classNames(pressable, styles.area)}
        aria-pressed={isMain}
        onClick={onPress}
      >
        {children}
      </button>
    );
  }
  return <span className={styles.holder}>{children}</span>;
}
